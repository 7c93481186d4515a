import { Figures } from '@/components/admin/Figures'
import type { Shape } from '@/contract/types'
import { shortDates, sumsByDay, sumsByEvent, type Days } from '@/domain/tracking/analytics'
import { countOf, formatCount } from '@/lib/money/counts'
import { formatDate } from '@/lib/dates/dates'
import { Chart } from '@/ui/chart/Chart'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { eventLabel } from './eventNames'

export const nothingTracked = {
  title: 'No activity on these days',
  text: 'Visits will appear here once visitors allow analytics. Try a longer period.',
  drawing: 'chart',
} as const

type Props = { summary: QueryResult<Shape<'TrackingSummary'>>; days: Days }

/** The totals of a period, by day and by kind of event. */
export function Summary({ summary, days }: Props) {
  return (
    <QueryBoundary
      query={summary}
      discardStale
      errorTitle="The tracking summary could not be retrieved"
      skeleton={{ shape: 'card', rows: 8, label: 'Loading the summary' }}
      isEmpty={({ rows }) => rows.length === 0}
      empty={nothingTracked}
    >
      {(data) => <Charts data={data} days={days} />}
    </QueryBoundary>
  )
}

function Charts({ data: { rows, totals = {} }, days }: { data: Shape<'TrackingSummary'>; days: Days }) {
  const byDay = sumsByDay(rows, days)
  const byEvent = sumsByEvent(rows)
  const labels = byDay.map(({ date }) => formatDate(date))
  const ticks = shortDates(labels)
  const sum = (key: 'views' | 'clicks' | 'signups') => byDay.reduce((all, day) => all + day[key], 0)
  const [first] = byEvent
  const name = `${days.from}-to-${days.to}`
  return (
    <>
      <Figures
        items={[
          { term: 'Visitors', value: totals.visitors },
          { term: 'Signed in', value: totals.members },
          { term: 'Page views', value: totals.pageViews },
          { term: 'Signups', value: totals.signups },
        ]}
      />
      <p className="text-muted mt-3">
        Each visitor counts once per period, so daily and per-page figures add up to more.
      </p>
      <Card className="mb-4">
        <Chart
          title="Page views by day"
          kind="line"
          labels={labels}
          ticks={ticks}
          labelHeader="Day"
          series={[
            { name: 'Page views', values: byDay.map(({ views }) => views) },
            { name: 'Clicks', values: byDay.map(({ clicks }) => clicks) },
          ]}
          summary={`${countOf(sum('views'), 'page view')} and ${countOf(sum('clicks'), 'click')} in ${countOf(byDay.length, 'day')}${bestDay(byDay, 'views')}.`}
          exportName={`page-views-${name}`}
        />
      </Card>
      <Card className="mb-4">
        <Chart
          title="Signups by day"
          kind="bar"
          labels={labels}
          ticks={ticks}
          labelHeader="Day"
          series={[{ name: 'Signups', values: byDay.map(({ signups }) => signups) }]}
          summary={`${countOf(sum('signups'), 'signup')} in ${countOf(byDay.length, 'day')}${bestDay(byDay, 'signups')}.`}
          exportName={`sign-ups-${name}`}
          height={180}
        />
      </Card>
      <Card className="mb-4">
        <Chart
          title="Event types"
          kind="donut"
          labels={byEvent.map(({ eventName }) => eventLabel(eventName))}
          labelHeader="Event"
          series={[{ name: 'Events', values: byEvent.map(({ count }) => count) }]}
          summary={eventsText(totals.events, first)}
          exportName={`events-${name}`}
        />
      </Card>
    </>
  )
}

/** How many events there were, and the most frequent one, as far as either is known. */
function eventsText(all: number | undefined, first: { eventName: string; count: number } | undefined): string {
  const most = first && `most frequent is “${eventLabel(first.eventName)}” (${formatCount(first.count)}).`
  if (all === undefined) return most ? `The ${most}` : ''
  return most ? `${countOf(all, 'event')}, the ${most}` : `${countOf(all, 'event')}.`
}

/** Names the day with the most, unless several share that place. */
function bestDay(days: ReturnType<typeof sumsByDay>, key: 'views' | 'signups'): string {
  const most = Math.max(0, ...days.map((day) => day[key]))
  const [best, second] = days.filter((day) => day[key] === most)
  return most > 0 && best && !second ? `. Busiest day: ${formatDate(best.date)} (${formatCount(most)})` : ''
}
