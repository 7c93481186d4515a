import { useMemo } from 'react'
import { useGetTrackingSummaryQuery, useListTrackingEventsQuery } from '@/api/admin/tracking'
import { useCountUsersQuery } from '@/api/admin/users'
import { PeriodForm } from '@/components/admin/layout/PeriodForm'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import { recentDays } from '@/domain/billing/invoicePeriods'
import { lastDays } from '@/domain/billing/periods'
import { latestDays, mostDays, sumsByPage, type Days, type PageSum } from '@/domain/tracking/analytics'
import { countOf } from '@/lib/money/counts'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Funnels } from './Funnels'
import { LatestEvents } from './LatestEvents'
import { Summary, nothingTracked } from './Summary'

const tabs = [
  { key: 'days', label: 'By day' },
  { key: 'pages', label: 'By page' },
  { key: 'funnels', label: 'Funnels' },
  { key: 'events', label: 'Latest events' },
]

const presets = [7, 30, 90]

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '')

/** What visitors do on the site, from the tracking data. */
export default function Analytics() {
  const now = useServerNow()
  const [params, setParams] = useOptimisticSearchParams()
  const [from, to] = [params.get('from'), params.get('to')]
  const days: Days = isDay(from) && isDay(to) ? latestDays({ from, to }) : lastDays(now, 30)
  const shown = tabs.find(({ key }) => key === params.get('show'))?.key ?? 'days'
  const isSummary = shown === 'days' || shown === 'pages'
  const summary = useGetTrackingSummaryQuery(days, { skip: !isSummary })
  // Search, sort and page belong to the tab that was left; the period stays.
  const go = (show: string, next: Days | undefined) =>
    setParams(() => new URLSearchParams({ ...(show !== 'days' && { show }), ...next }), { preventScrollReset: true })
  const period = isDay(from) && isDay(to) ? days : undefined
  return (
    <Page title="Analytics" lead={<Members />}>
      <Tabs label="Analytics" tabs={tabs} value={shown} onChange={(key) => go(key, period)}>
        {isSummary && (
          <PeriodForm
            periods={presets.map((count) => recentDays(now, count))}
            days={days}
            longest={mostDays}
            onChange={(next) => go(shown, next)}
          />
        )}
        {shown === 'days' && <Summary summary={summary} days={days} />}
        {shown === 'pages' && <Pages summary={summary} days={days} />}
        {!isSummary && <Events shown={shown} />}
      </Tabs>
    </Page>
  )
}

function Members() {
  const { data, isError } = useCountUsersQuery()
  if (isError) return <>{"Couldn't count users"}</>
  return <>{data ? countOf(data.count, 'account') : 'Counting accounts…'}</>
}

function Events({ shown }: { shown: string }) {
  const events = useListTrackingEventsQuery()
  return (
    <QueryBoundary
      query={events}
      errorTitle="Tracking events could not be retrieved"
      skeleton={{ shape: 'table', columns: 6, label: 'Loading events' }}
      empty={{
        title: 'No events yet',
        text: 'Events will appear here once visitors allow analytics.',
        drawing: 'chart',
      }}
    >
      {(all) => (shown === 'funnels' ? <Funnels events={all} /> : <LatestEvents events={all} />)}
    </QueryBoundary>
  )
}

const columns: readonly Column<PageSum>[] = [
  textColumn('page', 'Page', ({ path }) => path, { rowHeader: true }),
  numberColumn('views', 'Views', ({ views }) => views),
  numberColumn('clicks', 'Clicks', ({ clicks }) => clicks),
  numberColumn('seconds', 'Active seconds', ({ seconds }) => (seconds === undefined ? undefined : Math.round(seconds))),
  numberColumn('best', 'Visitors on busiest day', ({ bestDay }) => bestDay),
]

type Props = { summary: QueryResult<Shape<'TrackingSummary'>>; days: Days }

function Pages({ summary, days }: Props) {
  const pages = useMemo(() => summary.data && sumsByPage(summary.data.rows), [summary.data])
  return (
    <QueryTable
      caption="Pages"
      query={{ ...summary, data: pages, currentData: summary.currentData && pages }}
      discardStale
      errorTitle="The tracking summary could not be retrieved"
      columns={columns}
      rowKey={({ path }) => path}
      sort="-views"
      exportName={`pages-${days.from}-to-${days.to}`}
      empty={nothingTracked}
    />
  )
}
