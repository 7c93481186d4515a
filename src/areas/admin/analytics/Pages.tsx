import { useMemo } from 'react'
import type { Shape } from '@/contract/types'
import { sumsByPage, type Days, type PageSum } from '@/domain/tracking/analytics'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { NothingTracked } from './Summary'

const columns: readonly Column<PageSum>[] = [
  textColumn('page', 'Page', ({ path }) => path, { rowHeader: true }),
  numberColumn('views', 'Views', ({ views }) => views),
  numberColumn('clicks', 'Clicks', ({ clicks }) => clicks),
  numberColumn('seconds', 'Active seconds', ({ seconds }) => (seconds === undefined ? undefined : Math.round(seconds))),
  numberColumn('best', 'Visitors on busiest day', ({ bestDay }) => bestDay),
]

type Props = { summary: QueryResult<Shape<'TrackingSummary'>>; days: Days }

/** The summary by page. */
export function Pages({ summary, days }: Props) {
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
      empty={<NothingTracked />}
    />
  )
}
