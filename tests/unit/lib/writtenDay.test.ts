import { expect, it } from 'vitest'
import { writtenDay } from '@/lib/dates/writtenDay'

it.each([
  '2026-11-29', '2026/11/29', '2026.11.29', '29.11.2026', '29/11/2026', '29-11-2026', '11/29/2026', ' 29.11.2026\u200b', '29\u201111\u20112026',
  '29 Nov 2026', '29 November 2026', '29th November, 2026', '29-Nov-2026', 'Nov 29, 2026', 'November 29 2026', 'Nov. 29th, 2026', '29 NOV 2026',
  'Sunday, 29 November 2026', 'Sun, Nov 29, 2026', '2026年11月29日', '２９／１１／２０２６', '29. 11. 2026',
  '29. November 2026', '29 / 11 / 2026', '29 - 11 - 2026', '2026年11月29日(日)', '2026年11月29日（日曜日）', 'Sun. 29 Nov. 2026',
  '29/11/2026 14:00', '29 Nov 2026, 2:00 PM', '29 November 2026 at 14:00', '29.11.2026 14:00 Uhr', '2026-11-29T00:00:00Z', '2026-11-29T08:30:00.000+08:00', '2026-11-29 08:30:00 UTC', '2026年11月29日(日) 14:00',
])('%j is a day', (text) => expect(writtenDay(text)).toBe('2026-11-29')) // prettier-ignore

it.each(['3 Sept 2026', 'September 3, 2026', 'Thurs, Sep 3, 2026'])('%j has a name in full or short', (text) =>
  expect(writtenDay(text)).toBe('2026-09-03'),
)

it.each(['3/4/2026', '03.04.2026', '3 April 2026'])('the day of %j comes first', (text) =>
  expect(writtenDay(text)).toBe('2026-04-03'),
)

it.each(['Nov 29', '29.11.26', '29/11', '31.02.2026', '13/13/2026', '0/1/2026', 'next Sunday', '', '2026', '29112026', '29.11.2026 to 30.11.2026', '29.11.2026 10:00 to 30.11.2026', 'mayor 5 2026', 'Sunny 3 May 2026', '5 Marble 2026', '29.11.2026 (tbc)'])(
  '%j is none',
  (text) => expect(writtenDay(text)).toBeUndefined(),
) // prettier-ignore
