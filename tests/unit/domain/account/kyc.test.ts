import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { kycState, kycTimeline, viewKyc } from '@/domain/account/kyc'

const now = '2026-11-21T04:00:00Z'
const url = 'https://verify.example.com/s/1'
const later = '2026-11-22T04:00:00Z'

describe('one status, one next action', () => {
  it.each([
    ['not_started', 'notStarted', 'generate', false],
    ['pending', 'linkReady', 'open', false],
    ['in_review', 'inReview', 'refresh', false],
    ['approved', 'approved', 'none', true],
    ['rejected', 'rejected', 'regenerate', true],
    ['expired', 'expired', 'regenerate', true],
    ['Declined', 'rejected', 'regenerate', true],
    ['in review', 'inReview', 'refresh', false],
    ['abandoned', 'linkReady', 'open', false],
    ['something_new', 'unknown', 'refresh', false],
    ['constructor', 'unknown', 'refresh', false],
    ['', 'notStarted', 'generate', false],
    [null, 'notStarted', 'generate', false],
  ])('%s', (kyc_status, state, kind, final) => {
    const view = viewKyc({ kyc_status, verifyUrl: url, verifyUrlExpiresAt: later }, now)
    expect(view).toMatchObject({ state, final, action: { kind } })
  })
  it('a missing record is the initial state', () =>
    expect(viewKyc(undefined, now)).toMatchObject({ state: 'notStarted', action: { kind: 'generate' } }))
  it('does not offer expired links, nor any that are not https', () => {
    expect(viewKyc({ kyc_status: 'pending', verifyUrl: url, verifyUrlExpiresAt: now }, now)).toMatchObject({
      state: 'linkExpired',
      action: { kind: 'regenerate' },
    })
    expect(viewKyc({ kyc_status: 'pending', verifyUrl: null, verifyUrlExpiresAt: now }, now).state).toBe('linkExpired')
    for (const verifyUrl of ['http://verify.example.com', 'javascript:alert(1)', 'https://', null, undefined])
      for (const verifyUrlExpiresAt of [later, null, undefined]) {
        const kyc = {
          kyc_status: 'pending',
          ...(verifyUrl !== undefined && { verifyUrl }),
          ...(verifyUrlExpiresAt !== undefined && { verifyUrlExpiresAt }),
        }
        expect(viewKyc(kyc, now)).toMatchObject({
          title: 'Action needed',
          action: { kind: 'generate', label: 'Get a link' },
        })
      }
    expect(viewKyc({ kyc_status: 'pending', verifyUrl: url }, now).action).toEqual({
      kind: 'open',
      label: 'Continue verification',
      url,
    })
  })
  it('handles any status of any server', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.webUrl()),
        fc.option(fc.string()),
        (kyc_status, verifyUrl, verifyUrlExpiresAt) => {
          const { title, text, action } = viewKyc({ kyc_status, verifyUrl, verifyUrlExpiresAt }, now)
          expect([title, text, action.label].every((words) => words.length > 0)).toBe(true)
          if (action.kind === 'open') expect(action.url).toMatch(/^https:/)
          expect(typeof kycState(kyc_status)).toBe('string')
        },
      ),
    )
  })
})

it('shows the history as steps in plain words', () => {
  const steps = kycTimeline({
    kyc_status: 'rejected',
    kyc_statuses_history: [
      { status: 'pending', date: now },
      { status: 'rejected', reason: 'Too dark.' },
      { status: 'odd' },
    ],
  })
  expect(steps).toEqual([
    { state: 'linkReady', title: 'Started', date: now },
    { state: 'rejected', title: 'Not approved', reason: 'Too dark.' },
    { state: 'unknown', title: 'Odd' },
  ])
  expect(kycTimeline(undefined)).toEqual([])
})
