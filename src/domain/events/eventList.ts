import { capitalised } from '@/lib/text/wording'
import { momentMs } from '@/lib/dates/dates'
import { monthNames, shortMonth } from '@/lib/dates/months'
import type { CommunityEvent } from '@/contract/types'
import { isZone, wallClock } from '@/lib/dates/zones'
import { fitsSearch } from '@/lib/text/foldText'
import { bySoonest, eventPhase, homeZone } from './eventTimes'

export type EventsWhen = 'upcoming' | 'past'

/**
 * Upcoming or past events that match a search: upcoming ones soonest first, past ones latest first.
 * @param now milliseconds
 */
export function listEvents(
  events: readonly CommunityEvent[],
  { when, search, now }: { when: EventsWhen; search: string; now: number },
): CommunityEvent[] {
  const found = events.filter((event) => {
    const { title, category, venue, host, summary, timeZone } = event
    if ((eventPhase(event, now) === 'over') !== (when === 'past')) return false
    return fitsSearch(search, [title, category, venue, host, summary, timeZone?.replaceAll('_', ' ')])
  })
  const down = when === 'past' ? -1 : 1
  return found.sort((one, other) => down * bySoonest(one, other))
}

/** The categories of all events, sorted by name, each with its number among the events that are counted. */
export function eventCategories(all: readonly CommunityEvent[], counted = all) {
  const counts = new Map(all.map(({ category }) => [category, 0]))
  for (const { category } of counted) counts.set(category, (counts.get(category) ?? 0) + 1)
  counts.delete('')
  return [...counts]
    .map(([value, count]) => ({ value, label: capitalised(value), count }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

/** The display name of a category: `networking` is Networking. */
export const categoryLabel = (category: string): string => capitalised(category)

/** An event's month and day in its own zone: `December 2026`, `Dec`, `4`. */
export function eventDay({ startsAt, timeZone }: CommunityEvent): { month: string; short: string; day: string } {
  const start = momentMs(startsAt)
  if (start === undefined) return { month: 'Date to be confirmed', short: '', day: '?' }
  const { year, month, day } = wallClock(start, isZone(timeZone) ? timeZone : homeZone)
  return { month: `${monthNames[month - 1] ?? ''} ${year}`, short: shortMonth(month), day: String(day) }
}

/** Splits ordered events by month. */
export function byMonth(events: readonly CommunityEvent[]): { month: string; events: CommunityEvent[] }[] {
  const parts: { month: string; events: CommunityEvent[] }[] = []
  for (const event of events) {
    const { month } = eventDay(event)
    const last = parts.at(-1)
    if (last?.month === month) last.events.push(event)
    else parts.push({ month, events: [event] })
  }
  return parts
}
