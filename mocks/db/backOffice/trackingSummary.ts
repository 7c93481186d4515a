import type { Shape } from '@/contract/types'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import type { TrackingEventRow } from './backOfficeTables'

const distinct = (values: readonly (string | null)[]) => new Set(values.filter((value) => value !== null)).size

const activeOf = ({ properties }: TrackingEventRow) =>
  typeof properties.activeSeconds === 'number' ? [properties.activeSeconds] : []

/** A mean of seconds is not accurate beyond one decimal. */
const mean = (values: number[]) =>
  values.length === 0 ? null : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10

/** Rows by day, event and path, earliest day first. */
export function sumsOf(events: readonly TrackingEventRow[]): Shape<'TrackingSummaryRow'>[] {
  const groups = new Map<string, TrackingEventRow[]>()
  for (const event of events) {
    const group = groups.get(keyOf(event))
    if (group) group.push(event)
    else groups.set(keyOf(event), [event])
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      return first ? [rowOf(first, group)] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date) || b.count - a.count)
}

const keyOf = ({ createdAt, eventName, properties }: TrackingEventRow) =>
  `${singaporeDay(createdAt) ?? ''} ${eventName} ${properties.path ?? ''}`

const rowOf = (first: TrackingEventRow, group: TrackingEventRow[]) => ({
  date: singaporeDay(first.createdAt) ?? '',
  eventName: first.eventName,
  path: first.properties.path ?? '',
  count: group.length,
  visitors: distinct(group.map(({ distinctId }) => distinctId)),
  members: distinct(group.map(({ userId }) => userId)),
  averageActiveSeconds: mean(group.flatMap(activeOf)),
})

export const totalsOf = (events: readonly TrackingEventRow[]): Shape<'TrackingTotals'> => ({
  events: events.length,
  visitors: distinct(events.map(({ distinctId }) => distinctId)),
  members: distinct(events.map(({ userId }) => userId)),
  pageViews: events.filter(({ eventName }) => eventName === 'page_view').length,
  signups: events.filter(({ eventName }) => eventName === 'signup').length,
})
