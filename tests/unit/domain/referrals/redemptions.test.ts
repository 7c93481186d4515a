import { describe, expect, it } from 'vitest'
import { isSingaporeMobile, isUen } from '@/domain/referrals/paynow'
import {
  checkRedemption,
  maskNumber,
  redemptionBody,
  redemptionTimeline,
  type Redemption,
} from '@/domain/referrals/redemptions'

const empty = { type: 'voucher' as const, email: '', bankName: '', accountNumber: '', paynowNumber: '' }
const required = 'This field is required'

describe('a request to redeem points (R-RED-01)', () => {
  it.each([
    [{ ...empty }, { email: required }],
    [{ ...empty, email: 'mei' }, { email: 'Please enter a valid email' }],
    [{ ...empty, email: ' mei.tan@example.com ' }, {}],
    [
      { ...empty, type: 'bank transfer' as const },
      { bankName: required, accountNumber: required },
    ],
    [
      { ...empty, type: 'bank transfer' as const, bankName: '1', accountNumber: '12-34' },
      {
        bankName: 'Please enter the name of your bank',
        accountNumber: 'Please enter an account number of 7 to 18 digits',
      },
    ],
    [{ ...empty, type: 'bank transfer' as const, bankName: 'DBS', accountNumber: '012-34567-8' }, {}],
    [{ ...empty, type: 'PayNow' as const }, { paynowNumber: required }],
    [
      { ...empty, type: 'PayNow' as const, paynowNumber: '61234567' },
      { paynowNumber: 'Please enter a Singapore mobile number or a UEN' },
    ],
    [{ ...empty, type: 'PayNow' as const, paynowNumber: '+65 9123 4567' }, {}],
    [{ ...empty, type: 'PayNow' as const, paynowNumber: '196800306e' }, {}],
  ])('validates only the fields of the type: %j', (fields, errors) => expect(checkRedemption(fields)).toEqual(errors))

  it('sends only the fields of its type', () => {
    const all = {
      type: 'PayNow' as const,
      email: ' mei@example.com ',
      bankName: ' DBS ',
      accountNumber: '012-34567-8',
      paynowNumber: '9123 4567',
    }
    expect(redemptionBody(all)).toEqual({ type: 'PayNow', paynowNumber: '91234567' })
    for (const [typed, sent] of [
      ['+65 9123 4567', '91234567'],
      ['HP: 9123-4567', '91234567'],
      ['uen: s16fc0121d', 'S16FC0121D'],
    ] as const)
      expect(redemptionBody({ ...all, paynowNumber: typed })).toMatchObject({ paynowNumber: sent })
    expect(redemptionBody({ ...all, type: 'voucher' })).toEqual({ type: 'voucher', email: 'mei@example.com' })
  })

  it.each([
    ['012-34567-8', '012345678'],
    ['０１２－３４５６７－８\r\n', '012345678'],
    ['\u202d012\u00a034567\u200b8\u202c', '012345678'],
    ['001.234.5678', '0012345678'],
  ])('reads the account number %j as %j', (accountNumber, sent) => {
    const fields = { ...empty, type: 'bank transfer' as const, bankName: 'DBS', accountNumber }
    expect(checkRedemption(fields)).toEqual({})
    expect(redemptionBody(fields)).toMatchObject({ accountNumber: sent })
  })

  // What a spreadsheet makes of one, two numbers, one of another kind, a grouped one, and one with its name.
  it.each([
    '1234567890.00', '12345678.0', '1.23457E+09', '="0123456789"', '1234567,00', '1234567/7654321', '1,234,567',
    'GB82 WEST 1234 5698 7654 32', 'OCBC 360 501123456001', 'Account 1 0123456789', '0123456789 (POSB)',
  ])('asks again for the account number %j, and makes no other of it', (accountNumber) => {
    const fields = { ...empty, type: 'bank transfer' as const, bankName: 'DBS', accountNumber }
    expect(Object.keys(checkRedemption(fields))).toEqual(['accountNumber'])
  }) // prettier-ignore

  it('masks numbers', () => {
    expect([maskNumber('91234567'), maskNumber('012-34567-8'), maskNumber('1234'), maskNumber('')]).toEqual([
      '•••• 4567',
      '•••• 5678',
      '••••',
      '••••',
    ])
  })
})

describe('PayNow numbers', () => {
  it.each(['91234567', '+6591234567', '65 9123-4567', '006591234567', 'HP: 9123 4567', 'tel:+65-9123-4567'])(
    'accepts the mobile number %s',
    (text) => expect(isSingaporeMobile(text)).toBe(true),
  )
  it.each(['61234567', '9123456', '912345678', '+60123456789', 'S8812345A', ''])(
    'rejects %j as a mobile number',
    (text) => expect(isSingaporeMobile(text)).toBe(false),
  )
  // Numbers of well-known companies and the published examples of each format.
  it.each([
    '196800306E',
    '00192200M',
    'S16FC0121D',
    'UEN: S16FC0121D',
    'UEN No. S16FC0121D',
    't01fc6132d',
    'UENS16FC0121D',
    'PayNow UEN S16FC0121D',
    'ROC No. 196800306E',
    'UEN # “S16FC0121D”;',
    '=["S16FC-0121.D"]*',
    '196800306E/001',
    '196800306E (001)',
    '196800306E001',
    // The check letter is the bank's to refuse.
    '196800306F',
  ])('accepts the UEN %s', (text) => expect(isUen(text)).toBe(true))
  it.each([
    '1968003067',
    '9123 4567 Ada T',
    '91234567 my HP',
    '0019220N',
    'X16FC0121D',
    'S8812345A',
    '196800306E01',
    '53123456A@dbs',
    '5312"3456A',
    '',
  ])('rejects %j as a UEN', (text) => expect(isUen(text)).toBe(false))
})

describe('the timeline of a redemption', () => {
  const asked: Redemption = {
    redemptionId: 'r-1',
    type: 'PayNow',
    status: 'PENDING',
    createdAt: '2026-03-05T06:20:00Z',
  }
  const shown = (redemption: Redemption) =>
    redemptionTimeline(redemption).map(({ title, state }) => `${title}: ${state}`)

  it('shows past, current and next steps', () => {
    expect(shown(asked)).toEqual(['Requested: done', 'In review: current', 'Payment: ahead'])
    expect(redemptionTimeline(asked).at(-1)?.text).toBe('We’ll pay you by PayNow.')
  })

  it('shows the administrator’s note', () => {
    const note = { comment: 'We need your account number.', createdAt: '2026-03-06T01:00:00Z' }
    expect(redemptionTimeline({ ...asked, redemptionComment: note })[1]).toMatchObject({
      text: note.comment,
      at: note.createdAt,
    })
    const paid: Redemption = { ...asked, status: 'PAID', updatedAt: '2026-03-07T01:00:00Z', redemptionComment: note }
    expect(shown(paid)).toEqual(['Requested: done', 'Paid: done'])
    expect(redemptionTimeline(paid)[1]).toMatchObject({ at: '2026-03-07T01:00:00Z', text: note.comment })
  })

  it('ends with the refusal, and says nothing of the points: the balance does', () => {
    expect(shown({ ...asked, status: 'REJECTED' })).toEqual(['Requested: done', 'Declined: done'])
  })

  it('shows an unknown status as it came', () => {
    expect(shown({ ...asked, status: 'ON_HOLD' as 'PENDING' })).toEqual(['Requested: done', 'On hold: current'])
  })
})
