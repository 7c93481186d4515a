import { expect, it } from 'vitest'
import { writtenDay } from '@/lib/dates/writtenDay'

it.each([
  '2026-11-29', '2026/11/29', '2026.11.29', '29.11.2026', '29/11/2026', '29-11-2026', '11/29/2026', ' 29.11.2026\u200b', '29\u201111\u20112026',
  '29 Nov 2026', '29 November 2026', '29th November, 2026', '29-Nov-2026', 'Nov 29, 2026', 'November 29 2026', 'Nov. 29th, 2026', '29 NOV 2026',
  'Sunday, 29 November 2026', 'Sun, Nov 29, 2026', '2026年11月29日', '２９／１１／２０２６', '29. 11. 2026',
])('%j is a day', (text) => expect(writtenDay(text)).toBe('2026-11-29')) // prettier-ignore

it.each(['3/4/2026', '03.04.2026', '3 April 2026'])('the day of %j comes first', (text) =>
  expect(writtenDay(text)).toBe('2026-04-03'),
)

it.each(['Nov 29', '29.11.26', '29/11', '31.02.2026', '13/13/2026', '0/1/2026', 'next Sunday', '', '2026', '29112026', '29.11.2026 to 30.11.2026'])(
  '%j is none',
  (text) => expect(writtenDay(text)).toBeUndefined(),
) // prettier-ignore
