import { describe, expect, it } from 'vitest'
import { isEmail } from '@/lib/text/emailAddress'
import { webAddress } from '@/lib/text/webAddress'
import {
  duplicateEmails,
  duplicateSeats,
  isDuplicateText,
  takenAddresses,
  toSeat,
  validateCompany,
  type SeatDraft,
} from '@/domain/team/teamValidation'
import { findDuplicates, validateSeat } from '@mocks/db/teams/seatRules'
import { patience } from '@tests/waits'

const countries = ['Singapore', 'India', 'Côte d’Ivoire']
const company = {
  companyName: 'Kopi Works',
  companyLocation: 'Singapore',
  website: 'https://kopi.works',
  companyBrn: '',
}
const seat = (email: string, more: Partial<SeatDraft> = {}): SeatDraft => ({
  id: '',
  name: 'Ana Tan',
  email,
  role: 'TEAM_MEMBER',
  ...more,
})

describe('step 1', () => {
  it.each([
    ['a full form', {}, {}],
    ['no registration number (R-VAL-05)', { companyBrn: '' }, {}],
    ['no name (R-VAL-01)', { companyName: ' ' }, { companyName: 'This field is required' }],
    ['no location', { companyLocation: '' }, { companyLocation: 'This field is required' }],
    [
      'a number as location (R-VAL-02)',
      { companyLocation: '65' },
      { companyLocation: 'Please enter a valid location' },
    ],
    ['a spaced number', { companyLocation: ' 65 12.5 ' }, { companyLocation: 'Please enter a valid location' }],
    [
      'an unknown country (R-VAL-03)',
      { companyLocation: 'Atlantis' },
      { companyLocation: 'Please select an available country' },
    ],
    ['a country in small letters', { companyLocation: ' singapore ' }, {}],
    ['no website', { website: ' ' }, { website: 'This field is required' }],
    ['a website without a dot (R-VAL-04)', { website: 'kopi' }, { website: 'Please enter a valid URL' }],
  ])('%s', (_what, change, errors) => expect(validateCompany({ ...company, ...change }, countries)).toEqual(errors))
})

describe('step 2', () => {
  it.each([
    ['a full row', {}, {}],
    [
      'an empty row (R-VAL-11)',
      { name: '', email: '', role: '' as const },
      { name: 'This field is required', email: 'This field is required', role: 'This field is required' },
    ],
    ['a wrong email', { email: 'ana@kopi' }, { email: 'Please enter a valid email' }],
  ])('%s', (_what, change, errors) => expect(validateSeat(seat('ana@kopi.works', change))).toEqual(errors))

  it('finds duplicates in any spelling, including existing team members (R-VAL-08)', () => {
    const seats = [seat('ana@kopi.works'), seat(' Ana@Kopi.works', { name: 'Bo' }), seat('boss@kopi.works'), seat('')]
    expect([...findDuplicates(seats)]).toEqual(['ana@kopi.works'])
    expect([...findDuplicates(seats, ['BOSS@kopi.works'])]).toEqual(['ana@kopi.works', 'boss@kopi.works'])
    expect(findDuplicates([seat(''), seat('')]).size).toBe(0)
    expect(duplicateEmails).toBe('Duplicate emails have been detected, please correct them!')
  })

  it('says at a row why its address cannot be used', () => {
    const people = [
      { email: 'Member@kopi.works', status: 'ACCEPTED' as const },
      { email: 'pending@kopi.works', status: 'PENDING' as const },
      { email: 'gone@kopi.works', status: 'REMOVED' as const },
    ]
    const taken = takenAddresses(people, 'me@kopi.works')
    const rows = ['ana@kopi.works', 'ANA@kopi.works ', 'member@kopi.works', 'pending@kopi.works', 'me@kopi.works', 'gone@kopi.works', '', ''].map((email) => ({ email })) // prettier-ignore
    const texts = duplicateSeats(rows, taken)
    expect(texts).toEqual([
      undefined,
      duplicateEmails,
      'This person is already a member of the team',
      'This person is already invited',
      'This is your own address',
      undefined,
      undefined,
      undefined,
    ])
    expect(texts.filter(isDuplicateText)).toHaveLength(4)
  })

  it('sends rows trimmed and field by field', () => {
    const draft = { ...seat(' ana@kopi.works '), name: ' Ana ', extra: 'x' }
    expect(toSeat(draft, 't-1')).toEqual({ teamId: 't-1', name: 'Ana', email: 'ana@kopi.works', role: 'TEAM_MEMBER' })
    expect(toSeat({ ...seat('a@b.co'), id: 'con-1' })).toMatchObject({ id: 'con-1' })
  })
})

it('keeps nobody waiting on hostile input', () => {
  // Less than a hundredth of what a test waits for anything; work that grows with the square of the length takes longer.
  const many = 1_000_000
  const hostile = ['a'.repeat(many), 'a@'.repeat(many), `a@${'.'.repeat(many)}@`, `${'1 '.repeat(many)}x`]
  const begin = performance.now()
  for (const text of hostile) {
    isEmail(text)
    webAddress(text)
    validateCompany({ ...company, companyLocation: text }, countries)
  }
  expect(performance.now() - begin).toBeLessThan(patience)
})
