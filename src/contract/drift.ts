import { whatWasFound } from './found'
import type { Misfit } from './check'

/** The call of an answer: its operation and `GET /orders/{id}`. */
export type Call = { id: string; route: string }

/** One way in which the answers of a call differ from the contract, however often it was seen. */
export type Difference = Call & {
  /** Where it was seen first: `data.orders[3].orderId`. */
  place: string
  expected: string
  /** The value in words; only its type and length if it is personal. */
  found: string
  outcome: Misfit['outcome']
  count: number
  /** When it was seen, in ms. */
  first: number
  last: number
}

/** The maximum number of differences: a server that is wrong everywhere must not fill the page's memory. */
const most = 300

// Without the index: the rows of a list usually differ in the same way.
const keyOf = ({ route, place, expected }: Pick<Difference, 'route' | 'place' | 'expected'>) =>
  [route, place.replace(/\[\d+\]/g, '[]'), expected].join(' ')

/** Adds the misfits of one answer to the known differences; counts those that are known. @returns a new list */
export function withMisfits(
  known: readonly Difference[],
  { id, route }: Call,
  misfits: readonly Misfit[],
  now: number,
): Difference[] {
  const byKey = new Map(known.map((one) => [keyOf(one), one]))
  for (const { place, expected, found, outcome } of misfits) {
    const key = keyOf({ route, place, expected })
    const before = byKey.get(key)
    if (before) byKey.set(key, { ...before, count: before.count + 1, last: now })
    else if (byKey.size < most)
      byKey.set(key, {
        id,
        route,
        place,
        expected,
        outcome,
        found: whatWasFound(place, found),
        count: 1,
        first: now,
        last: now,
      })
  }
  return [...byKey.values()]
}

const outcomes: Record<Misfit['outcome'], string> = {
  fails: 'the call fails',
  'left out': 'left out',
  'row left out': 'its row was left out',
  kept: 'kept as it is',
}

const at = (time: number) => new Date(time).toISOString()

/** The outcome of a difference, how often and when it was seen: `left out, 3 times, 2026-03-02T… to …`. */
export function history({ outcome, count, first, last }: Difference): string {
  const when = count === 1 ? `once, ${at(first)}` : `${count} times, ${at(first)} to ${at(last)}`
  return `${outcomes[outcome]}, ${when}`
}

/** One difference in one line of Markdown. */
export const lineOf = (one: Difference): string =>
  `- \`${one.route}\` (${one.id}) \`${one.place}\`: ${one.expected} expected, ${one.found} found; ${history(one)}`

/** The report to pass on, as Markdown: where and when it was made, then one line a difference. */
export function reportOf(
  made: { stage: string; api: string; now: number },
  differences: readonly Difference[],
): string {
  return [
    '# Differences from the contract',
    '',
    `- Stage: ${made.stage}`,
    `- API: ${made.api}`,
    `- Time: ${at(made.now)}`,
    `- Differences: ${differences.length}`,
    '',
    ...differences.map(lineOf),
    '',
  ].join('\n')
}
