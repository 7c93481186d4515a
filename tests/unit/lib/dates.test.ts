import { fc } from '@tests/properties'
import moment from 'moment'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, momentMs, parseDate, zoneLabel } from '@/lib/dates/dates'
import { formatRedemptionDate } from '@/lib/dates/redemptionDate'
import { singaporeDay } from '@/lib/dates/singaporeDay'

const zones = ['Asia/Singapore', 'Asia/Kolkata', 'Europe/London', 'America/St_Johns', 'Pacific/Apia'] as const
const inZone = (zone: string) => {
  process.env.TZ = zone
}

/** The same timestamp by the browser's own calendar: a formatter independent of moment. */
function byIntl(at: number, zone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('day')}/${part('month')}/${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
    hour: Number(part('hour')),
  }
}

describe('dates', () => {
  it('formats days and timestamps as specified (R-CONST-10, R-RED-02)', () => {
    inZone('Asia/Singapore')
    expect(formatDate('2026-03-02')).toBe('02/03/2026')
    expect(formatDateTime('2026-03-02T04:10:00Z')).toBe('02/03/2026 12:10')
    expect(formatRedemptionDate('2026-03-05T06:20:00Z')).toBe('05/03/2026 - 02:20 PM')
    expect(formatRedemptionDate('2026-03-04T16:00:00Z')).toBe('05/03/2026 - 12:00 AM')
    expect(formatDate('2026-03-01T18:00:00Z')).toBe('02/03/2026')
  })

  it('reads numbers above 1e12 as milliseconds and others as seconds (R-CONST-11)', () => {
    inZone('Asia/Singapore')
    expect(formatDateTime(1_772_424_600)).toBe('02/03/2026 12:10')
    expect(formatDateTime(1_772_424_600_000)).toBe('02/03/2026 12:10')
    expect(formatDateTime('1772424600')).toBe('02/03/2026 12:10')
    expect(parseDate(1e12)?.valueOf()).toBe(1e15)
    expect(parseDate(1e12 + 1)?.valueOf()).toBe(1e12 + 1)
    expect(formatDate(1)).toBe('01/01/1970')
    // Never set, as its text of ISO 8601 is.
    for (const unset of [0, -1]) expect([parseDate(unset), formatDate(unset)]).toEqual([undefined, ''])
  })

  it.each([
    undefined,
    null,
    '',
    'soon',
    '2026-13-01',
    '31/12/2026',
    '0001-01-01',
    '0001-01-01T00:00:00Z',
    // The zero of .NET in a zone west of UTC, and that of Unix in other zones.
    '0000-12-31T16:04:05Z',
    '1970-01-01T08:00:00+08:00',
    '1970-01-01 07:30:00+07:30',
    '1969-12-31T19:00:00.000-05:00',
    '/Date(0)/',
    'Mon, 01 Jan 0001 00:00:00 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Tue, 31 Feb 2026 10:00:00 GMT',
    '/Date(-62135596800000)/',
    '/Date(-62135568000000-0800)/',
    '/Date(0+0800)/',
    '20261399',
    '31 Feb 2026',
    Number.NaN,
    Infinity,
    {} as string,
  ])('shows nothing for %j', (value) => {
    expect([formatDate(value), formatDateTime(value), formatRedemptionDate(value), zoneLabel(value)]).toEqual([
        '', '', '', '',
      ]) // prettier-ignore
    expect(parseDate(value)).toBeUndefined()
  })

  it('keeps a day the same in every zone', () => {
    for (const zone of zones) {
      inZone(zone)
      for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2024-02-29'])
        expect([zone, formatDate(day)]).toEqual([zone, day.split('-').reverse().join('/')])
    }
  })

  it.each([
    ['20260302', '02/03/2026 00:00'],
    ['2026-03-02T10:00', '02/03/2026 10:00'],
    ['2026-03-02 10:00:05', '02/03/2026 10:00'],
    ['2026-03-02T10:00:05,25Z', '02/03/2026 18:00'],
    ['2026-03-02T10:00:05.123456789Z', '02/03/2026 18:00'],
    ['2026-03-31T23:59+0530', '01/04/2026 02:29'],
    ['2026-03-02T10:00-03', '02/03/2026 21:00'],
    ['2026-03-02t10:00:05z', '02/03/2026 18:00'],
    ['2026-03-02t10:00:05.5+05:30', '02/03/2026 12:30'],
    ['2026-03-02 10:00:05 UTC', '02/03/2026 18:00'],
    ['2026-03-02 10:00:05 +0800', '02/03/2026 10:00'],
    ['2026-03-02T10:00:05+08:00[Asia/Singapore]', '02/03/2026 10:00'],
    ['2026-03-02T10:00Z[UTC]', '02/03/2026 18:00'],
    ['2026/03/02 10:00:05', '02/03/2026 10:00'],
    ['2026/03/02', '02/03/2026 00:00'],
    ['2026-03-02 10:00:05 GMT', '02/03/2026 18:00'],
    ['Mon, 02 Mar 2026 10:00:05 GMT', '02/03/2026 18:00'],
    ['/Date(1772445605000)/', '02/03/2026 18:00'],
    ['/Date(1772445605000+0800)/', '02/03/2026 18:00'],
    ['/Date(-200000000000)/', '31/08/1963 11:56'],
    ['2026-03-02T10:00:05.123456Z', '02/03/2026 18:00'],
    ['2026-03-02 10:00:05.1234567', '02/03/2026 10:00'],
    ['2024-02-29', '29/02/2024 00:00'],
    ['0099-03-02', '02/03/0099 00:00'],
  ])('reads %s', (text, shown) => {
    inZone('Asia/Singapore')
    expect(formatDateTime(text)).toBe(shown)
  })

  it.each(['2026-02-29', '2026-02-30T10:00Z', '2026-03-02T25:00', '2026-03-02T10:61Z', '2026-3-2', '2026-03-02T'])(
    'does not read %s, which is no day or time',
    (text) => {
      expect(parseDate(text)).toBeUndefined()
    },
  )

  it('agrees with moment on every text that both read', () => {
    inZone('America/St_Johns')
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }),
      fc.constantFrom('', 'T00:00', ' 23:59:59', 'T12:30:15.25'), fc.constantFrom('', 'Z', '+08:00', '-0330'),
    ) // prettier-ignore
    fc.assert(
      fc.property(parts, ([year, month, day, time, zone]) => {
        const two = (part: number) => String(part).padStart(2, '0')
        const text = `${year}-${two(month)}-${two(day)}${time}${time && zone}`
        const expected = moment(text, moment.ISO_8601, true)
        expect([text, parseDate(text)?.getTime()]).toEqual([text, expected.isValid() ? expected.valueOf() : undefined])
      }),
      { numRuns: 500 },
    )
  })

  it('matches the browser’s calendar in five zones, including daylight saving time', () => {
    const moments = fc.integer({ min: Date.UTC(2011, 11, 1), max: Date.UTC(2040, 0, 1) })
    for (const zone of zones) {
      inZone(zone)
      fc.assert(
        fc.property(moments, (at) => {
          const expected = byIntl(at, zone)
          const iso = new Date(at).toISOString()
          expect(formatDateTime(iso)).toBe(`${expected.date} ${expected.time}`)
          expect(formatDateTime(at)).toBe(formatDateTime(iso))
          expect(formatDateTime(Math.floor(at / 1000))).toBe(formatDateTime(iso))
          expect(formatDate(iso)).toBe(expected.date)
          expect(formatRedemptionDate(iso).slice(-2)).toBe(expected.hour < 12 ? 'AM' : 'PM')
        }),
        { numRuns: 60 },
      )
    }
  })

  it('shows the zone and the offset of the timestamp itself', () => {
    inZone('Europe/London')
    expect(zoneLabel('2026-07-01T12:00:00Z')).toBe('Europe/London, UTC+01:00')
    expect(zoneLabel('2026-12-01T12:00:00Z')).toBe('Europe/London, UTC+00:00')
    inZone('Asia/Singapore')
    expect(zoneLabel('2026-12-01T12:00:00Z')).toBe('Asia/Singapore, UTC+08:00')
  })

  it('never throws, for any value', () => {
    const anything = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.date({ noInvalidDate: false }))
    fc.assert(
      fc.property(anything, (value) => {
        expect(formatDateTime(value)).not.toMatch(/NaN|Invalid|undefined/)
      }),
    )
  })
})

it('the day in Singapore starts at 16:00 UTC of the previous day', () => {
  expect(singaporeDay('2026-02-28T15:59:59.999Z')).toBe('2026-02-28')
  expect(singaporeDay('2026-02-28T16:00:00Z')).toBe('2026-03-01')
  expect(singaporeDay(Date.UTC(2026, 11, 31, 20))).toBe('2027-01-01')
  expect(singaporeDay('soon')).toBeUndefined()
  expect(singaporeDay('2026-03-02')).toBe('2026-03-02')
  expect(singaporeDay('1772424600')).toBe('2026-03-02')
})

it.each<[string | null | undefined, number | undefined]>([
  ['2026-03-02T04:10:00Z', Date.UTC(2026, 2, 2, 4, 10)],
  ['2026-03-02', Date.UTC(2026, 2, 2)],
  ['1772424600', 1_772_424_600_000],
  ['1772424600000', 1_772_424_600_000],
  ['1772424600.5', 1_772_424_600_500],
  ['', undefined],
  ['soon', undefined],
  ['0000-00-00', undefined],
  ['12/11/2026 19:00', undefined],
  ['Room 5', undefined],
  ['2026-02-30', undefined],
  [null, undefined],
  [undefined, undefined],
  // A day begins in UTC, in whatever form.
  ...['2026-03-02', '2026/03/02', '20260302'].map((day): [string, number] => [day, Date.UTC(2026, 2, 2)]),
])('reads the moment %j of an answer as %j', (text, at) => {
  expect(momentMs(text)).toBe(at)
})
