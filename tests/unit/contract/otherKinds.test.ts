import { expect, it } from 'vitest'
import { compare, type Checks } from '@/contract/check'

const schema = {
  at: 's~date-time',
  'dob@': { '?': 's~date' },
  isGift: 'b',
  total: 'n',
  cents: 'i',
  count: 'c',
} as const
const checks: Checks = { answers: { 'GET /row': { $: 'Row' } }, shared: { Row: schema } }

/** What is read of a value, and how often it was noted. */
function read(answer: object) {
  const misfits = compare(checks, 'GET /row', answer)
  expect(misfits.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
  return { answer, expected: misfits.map(({ expected }) => expected) }
}

it.each([
  [1_772_424_600_000, '2026-03-02T04:10:00.000Z'],
  [1_772_424_600, '2026-03-02T04:10:00.000Z'],
  [1_772_424_600.5, '2026-03-02T04:10:00.500Z'],
  [-200_000_000, '1963-08-31T04:26:40.000Z'],
])('reads the number %d as the time that the contract has (R-CONST-11)', (sent, at) =>
  expect(read({ at: sent })).toEqual({ answer: { at }, expected: ['string'] }),
)

it.each([
  [641_779_200_000, '1990-05-04'],
  [641_779_200, '1990-05-04'],
  [168_307_200_000, '1975-05-03'],
])('reads the midnight of a birthday that is the number %d as its day', (sent, dob) =>
  expect(read({ dob: sent }).answer).toEqual({ dob }),
)

it.each([
  ['1990-05-04T23:59:59', '1990-05-04'],
  ['1990-05-04 00:00:00', '1990-05-04'],
  ['1990-05-04T23:00:00Z', '1990-05-05'],
  ['1990/05/04', '1990-05-04'],
  ['1990/05/04 00:00:00', '1990-05-04'],
  ['1990/05/04 00:00:00+10:00', '1990-05-04'],
  ['1990-05-04 00:00:00 GMT', '1990-05-04'],
  ['1990/05/04 23:00:00Z', '1990-05-05'],
  ['19900504', '1990-05-04'],
  ['/Date(-200000000000)/', '1963-08-31'],
  // No days: shown as nothing.
  ['20261399', '20261399'],
  ['2026-13-99T10:00:00', '2026-13-99T10:00:00'],
  ['31 Feb 2026', '31 Feb 2026'],
  ['Tue, 31 Feb 2026 00:00:00 GMT', 'Tue, 31 Feb 2026 00:00:00 GMT'],
  ['Fri, 04 May 1990 00:00:00 GMT', '1990-05-04'],
  ['/Date(641779200000)/', '1990-05-04'],
  ['1970-01-01T08:00:00+08:00', '1970-01-01'],
  ['1969-12-31T16:00:00Z', '1970-01-01'],
])('reads the day of %s, which is Singapore’s where a zone is sent', (sent, dob) =>
  expect(read({ dob: sent }).answer).toEqual({ dob }),
)

it.each(['/Date(0)/', '/Date(-62135596800000)/', '0001-01-01T00:00:00'])('leaves out %s, which was never set', (zero) =>
  expect(read({ at: zero, dob: zero }).answer).toEqual({}),
)

it('reads no number of a time that is written in digits as a moment', () => {
  expect(compare(checks, 'GET /row', { at: 20_261_121_103_000 }).map(({ outcome }) => outcome)).toEqual(['left out'])
})

// Also in files for calendars, of which some browsers read no other form.
it.each([
  ['1772424600', '2026-03-02T04:10:00.000Z'],
  ['2026-03-02 12:10:00 +0800', '2026-03-02T04:10:00.000Z'],
  ['2026-03-02T12:10+08', '2026-03-02T04:10:00.000Z'],
  ['Mon, 02 Mar 2026 04:10:00 GMT', '2026-03-02T04:10:00.000Z'],
  ['/Date(1772424600000)/', '2026-03-02T04:10:00.000Z'],
  ['20260302', '20260302'],
  ['2026-03-02', '2026-03-02'],
  // A time without a zone is the reader's: a form would send back another one than it was.
  ['2026-03-02T19:00:00', '2026-03-02T19:00:00'],
])('reads the time %s as the contract has it', (sent, at) => expect(read({ at: sent }).answer).toEqual({ at }))

it.each([
  ['1,250.00', 1250],
  ['-12,345,678.5', -12_345_678.5],
])('reads the amount %s, grouped as some servers write it', (sent, total) =>
  expect(read({ total: sent }).answer).toEqual({ total }),
)

it.each([
  ['1,250', 1250],
  ['12,345,678', 12_345_678],
])('reads the whole number %s, grouped as some servers write it', (sent, whole) =>
  expect(read({ cents: sent, count: sent }).answer).toEqual({ cents: whole, count: whole }),
)

it.each([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
  ['True', true],
  ['FALSE', false],
])('reads %j as the flag that the contract has', (sent, isGift) =>
  expect(read({ isGift: sent })).toEqual({ answer: { isGift }, expected: ['boolean'] }),
)
