import type { Shape } from '@/contract/types'
import { addDays, daysBetween } from '../billing/periods'
import { isBelow } from '../navigation/isBelow'

export type TrackingRow = Shape<'TrackingSummaryRow'>
export type TrackingEvent = Shape<'TrackingEvent'>

/** Days as the summary counts them: Singapore days, both included, `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/** The longest period of a chart: more days than this can't be told apart. */
export const mostDays = 400

/** A period with as many days as a chart can show: of a longer one, its latest. */
export const latestDays = ({ from, to }: Days): Days => {
  if (!Number.isFinite(Date.parse(to))) return { from, to }
  const first = addDays(to, 1 - mostDays)
  return { from: from < first ? first : from, to }
}

/** Every day of a period; empty if it ends before it begins. */
export function daysOf({ from, to }: Days): string[] {
  const count = (daysBetween(from, to) ?? -1) + 1
  return Array.from({ length: Math.max(0, Math.min(count, mostDays)) }, (_, index) => addDays(from, index))
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const isClick = (eventName: string) => eventName === 'link_click' || eventName === 'button_click'

const sumOf = (rows: readonly TrackingRow[], fits: (row: TrackingRow) => boolean) =>
  rows.reduce((sum, row) => sum + (fits(row) ? row.count : 0), 0)

export type DaySum = { date: string; views: number; clicks: number; signups: number }

/**
 * Sums by day. Days without events have no row and are 0. Visitors are left out: one visitor is in several rows of a
 * day, so that they can't be added up.
 */
export function sumsByDay(rows: readonly TrackingRow[], days: Days): DaySum[] {
  const groups = grouped(rows, ({ date }) => date)
  return daysOf(days).map((date) => {
    const own = groups.get(date) ?? []
    return {
      date,
      views: sumOf(own, ({ eventName }) => eventName === 'page_view'),
      clicks: sumOf(own, ({ eventName }) => isClick(eventName)),
      signups: sumOf(own, ({ eventName }) => eventName === 'signup'),
    }
  })
}

/**
 * Dates without their year, which leaves room between them on an axis.
 * @param dates `DD/MM/YYYY`
 * @returns `DD/MM`, or the dates as they are if they are of several years
 */
export function shortDates(dates: readonly string[]): readonly string[] {
  const years = new Set(dates.map((date) => date.slice(-4)))
  return years.size > 1 ? dates : dates.map((date) => date.slice(0, 5))
}

export type PageSum = {
  path: string
  views: number
  clicks: number
  /** Mean seconds that the page was in use per visit; undefined if no visitor has left it yet. */
  seconds: number | undefined
  /** The most visitors of one day, since visitors of several days can't be added up; undefined if none are said. */
  bestDay: number | undefined
}

/** Sums by page, the most viewed first. */
export function sumsByPage(rows: readonly TrackingRow[]): PageSum[] {
  return [...grouped(rows, ({ path = '' }) => path)]
    .map(([path, own]) => {
      const left = own.filter(({ averageActiveSeconds }) => typeof averageActiveSeconds === 'number')
      const leaves = left.reduce((sum, { count }) => sum + count, 0)
      const active = left.reduce((sum, { count, averageActiveSeconds }) => sum + count * (averageActiveSeconds ?? 0), 0)
      return {
        path,
        views: sumOf(own, ({ eventName }) => eventName === 'page_view'),
        clicks: sumOf(own, ({ eventName }) => isClick(eventName)),
        seconds: leaves > 0 ? active / leaves : undefined,
        bestDay: mostOf(own.map(({ visitors }) => visitors)),
      }
    })
    .sort((one, other) => other.views - one.views || one.path.localeCompare(other.path))
}

const mostOf = (numbers: readonly (number | undefined)[]) => {
  const said = numbers.filter((one) => one !== undefined)
  return said.length > 0 ? Math.max(...said) : undefined
}

/** Counts by kind of event, the most frequent first. */
export function sumsByEvent(rows: readonly TrackingRow[]): { eventName: string; count: number }[] {
  return [...grouped(rows, ({ eventName }) => eventName)]
    .map(([eventName, own]) => ({ eventName, count: sumOf(own, () => true) }))
    .sort((one, other) => other.count - one.count)
}

export type FunnelStep = { label: string; fits: (event: TrackingEvent) => boolean }

const viewed = (start: string) => (event: TrackingEvent) =>
  event.eventName === 'page_view' && isBelow(event.properties?.path ?? '', start)
const clicked = (label: string) => (event: TrackingEvent) =>
  event.eventName === 'button_click' && event.properties?.label === label

/** Paths through the site, by what the tracking records (R-TRK). */
export const funnels: readonly { name: string; steps: readonly FunnelStep[] }[] = [
  {
    name: 'Signing up',
    steps: [
      { label: 'Visited the site', fits: ({ eventName, userId }) => eventName === 'page_view' && !userId },
      { label: 'Opened the signup page', fits: viewed('/signup') },
      { label: 'Signed up', fits: ({ eventName }) => eventName === 'signup' },
    ],
  },
  {
    name: 'Buying',
    steps: [
      { label: 'Looked at solutions', fits: viewed('/solutions') },
      { label: 'Added one to the cart', fits: clicked('add-to-cart') },
      { label: 'Opened the cart', fits: viewed('/cart') },
      { label: 'Pressed Pay', fits: clicked('pay') },
    ],
  },
  {
    name: 'Going to events',
    steps: [
      { label: 'Looked at events', fits: viewed('/events') },
      { label: 'Pressed RSVP', fits: clicked('rsvp') },
    ],
  },
]

/**
 * How many visitors reached each step, each after the one before; a visitor counts once, however often they come.
 * @param events in any order
 */
export function funnelCounts(events: readonly TrackingEvent[], steps: readonly FunnelStep[]): number[] {
  const reached = steps.map(() => 0)
  const inOrder = events.toSorted((one, other) => (one.createdAt ?? '').localeCompare(other.createdAt ?? ''))
  for (const own of grouped(inOrder, ({ distinctId = '' }) => distinctId).values()) {
    let next = 0
    for (const event of own) if (steps[next]?.fits(event)) next += 1
    for (let step = 0; step < next; step += 1) reached[step] = (reached[step] ?? 0) + 1
  }
  return reached
}

/** A share in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0)
