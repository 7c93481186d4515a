import { fc } from '@tests/properties'
import { expect, it } from 'vitest'
import { awaitReturn, clearDraft, clearDrafts, draftLife, readDraft, writeDraft } from '@/lib/storage/drafts'
import { overlay } from '@/ui/form/useDraft'

const now = Date.parse('2026-11-21T04:00:00Z')
const stored = () => JSON.stringify(Object.fromEntries(Object.entries(localStorage)))

it('a draft expires after 24 hours', () => {
  writeDraft('enquiry', { message: 'How many desks?' }, now)
  expect(readDraft('enquiry', now + draftLife - 1)).toEqual({ message: 'How many desks?' })
  expect(readDraft('enquiry', now + draftLife)).toBeUndefined()
  expect(stored()).not.toContain('How many desks')
})

it('keeps a draft when the clock is corrected, but not one from a day ahead', () => {
  writeDraft('enquiry', { message: 'How many desks?' }, now)
  expect(readDraft('enquiry', now - 3_600_000)).toEqual({ message: 'How many desks?' })
  expect(readDraft('enquiry', now - draftLife)).toBeUndefined()
})

it('sign-out deletes all drafts, submitting deletes one', () => {
  writeDraft('enquiry', { message: 'desks' }, now)
  writeDraft('profile:u-1', { company: 'Lettering House' }, now)
  writeDraft('story', { headline: 'Letters' }, now)
  clearDraft('enquiry')
  expect(readDraft('enquiry', now)).toBeUndefined()
  expect(readDraft('story', now)).toEqual({ headline: 'Letters' })
  clearDrafts()
  expect(readDraft('profile:u-1', now)).toBeUndefined()
  expect(stored()).not.toMatch(/Lettering|Letters/)
})

it('sign-out deletes what was stored before storage was full, or in another tab', () => {
  writeDraft('enquiry', { message: 'desks' }, now)
  localStorage.setItem('dc:draft:profile:u-1', JSON.stringify({ at: now, values: { company: 'Lettering House' } }))
  clearDrafts()
  expect(stored()).not.toMatch(/desks|Lettering/)
})

it('ignores unreadable drafts', () => {
  for (const broken of ['{', 'null', '7', '{"at":"x"}', '[]']) {
    localStorage.setItem('dc:draft:enquiry', broken)
    expect(readDraft('enquiry', now)).toBeUndefined()
  }
})

it.each([[{ name: 'Acme' }], [['Acme']]])('leaves out a draft of another shape: %j', (company) => {
  expect(overlay({ company: '', seats: 3 }, { company, seats: 4 })).toEqual({ company: '', seats: 4 })
})

it('gives each row of a list what an earlier version of the form had not stored', () => {
  const first = { members: [{ name: '', email: '', role: 'TEAM_MEMBER' }], note: '' }
  const members = [{ name: 'Ada', email: null }, null, 'Ben', { name: ['Ben'], email: 'ben@k.test', id: 'b' }]
  expect(overlay(first, { members, note: null })).toEqual({
    members: [
      { name: 'Ada', email: '', role: 'TEAM_MEMBER' },
      { name: '', email: 'ben@k.test', role: 'TEAM_MEMBER', id: 'b' },
    ],
    note: '',
  })
})

it('keeps where points are paid to on this page only, until the draft or the session ends', () => {
  const paid = { paynowNumber: '9123 4567' }
  for (const end of [() => clearDraft('redemption'), clearDrafts, awaitReturn]) {
    writeDraft('redemption', paid, now)
    expect(readDraft('redemption', now)).toEqual(paid)
    expect(stored()).not.toContain('9123')
    end()
    expect(readDraft('redemption', now)).toBeUndefined()
  }
  writeDraft('redemption', paid, now)
  expect(readDraft('redemption', now)).toBeUndefined()
})

it('never stores passwords, cards, codes or ID numbers, at any depth', () => {
  const secrets = [
    'password', 'newPassword', 'cardNumber', 'cvc', 'expiry', 'accountNumber', 'paynowNumber', 'personalIdNumber', 'nric',
    'otpCode', 'code', 'token', 'iban',
  ] // prettier-ignore
  fc.assert(
    fc.property(fc.constantFrom(...secrets), fc.nat(3), (name, depth) => {
      let values: Record<string, unknown> = { [name]: 'canary-77', kept: 'plain' }
      for (let level = 0; level < depth; level += 1) values = { inner: level % 2 ? values : [values] }
      writeDraft('form', values, now)
      expect(stored()).not.toContain('canary-77')
      expect(stored()).toContain('plain')
    }),
  )
})
