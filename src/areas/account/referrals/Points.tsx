import { useServerNow } from '@/components/useServerNow'
import { pointsToCents } from '@/domain/referrals/points'
import {
  entryState,
  entryTitle,
  pointsHistory,
  type PointsEntry,
  type UserPoints,
} from '@/domain/referrals/pointsHistory'
import { formatSgd, toCents } from '@/lib/money'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Chart } from '@/ui/chart/Chart'
import { dateColumn, numberColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useListParams } from '@/ui/table/useListParams'

const number = new Intl.NumberFormat('en-SG')

/** The balance, how it came about, and how every entry stands (T10.1). */
export function Points({ points }: { points: QueryResult<UserPoints> }) {
  return (
    <Card title="Your points">
      <QueryBoundary
        query={points}
        errorTitle="Your points could not be loaded"
        skeleton={<Skeleton rows={6} label="Loading your points" />}
        empty={null}
      >
        {(known) => <Known points={known} />}
      </QueryBoundary>
    </Card>
  )
}

function Known({
  points: { points, earned = 0, redeemed = 0, pending = 0, cashValue, entries = [] },
}: {
  points: UserPoints
}) {
  const worth = cashValue === undefined ? pointsToCents(points) : toCents(cashValue)
  return (
    <>
      <dl className="points-figures">
        <Figure term="Balance" value={points} note={`worth ${formatSgd(worth)}`} main />
        <Figure term="Earned" value={earned} />
        <Figure term="Redeemed" value={redeemed} />
        <Figure term="Not confirmed yet" value={pending} />
      </dl>
      {entries.length === 0 ? (
        <EmptyState title="No points yet" drawing="chart">
          Share your link: your first points come when somebody joins through it.
        </EmptyState>
      ) : (
        <History entries={entries} balance={points} />
      )}
    </>
  )
}

function Figure({ term, value, note, main = false }: { term: string; value: number; note?: string; main?: boolean }) {
  return (
    <div className={main ? 'points-main' : undefined}>
      <dt>{term}</dt>
      <dd className="num">
        {number.format(value)}
        {note && <span className="points-note">{note}</span>}
      </dd>
    </div>
  )
}

const signed = (points: number) => (points > 0 ? '+' : '') + number.format(points).replace('-', '\u2212')

const columns: readonly Column<PointsEntry>[] = [
  textColumn('what', 'What', entryTitle, { rowHeader: true }),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt),
  {
    ...textColumn('state', 'State', (entry) => `${entryState(entry).label}: ${entryState(entry).next}`),
    cell: (entry) => <State entry={entry} />,
  },
  numberColumn('points', 'Points', ({ points }) => points, { format: signed }),
  numberColumn('balance', 'Balance', ({ balanceAfter }) => balanceAfter),
]

function State({ entry }: { entry: PointsEntry }) {
  const { label, tone, next } = entryState(entry)
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <span className="d-block text-muted">{next}</span>
    </>
  )
}

function History({ entries, balance }: { entries: readonly PointsEntry[]; balance: number }) {
  const now = useServerNow()
  const list = useListParams({ prefix: 'points-', sort: '-date', size: 10 })
  const { labels, balance: balances, earned } = pointsHistory(entries, now)
  const gained = earned.reduce((sum, one) => sum + one, 0)
  const span = labels.length === 1 ? 'this month' : `since ${labels[0] ?? ''}`
  return (
    <>
      <Chart
        title="Balance by month"
        level={3}
        kind="line"
        labels={labels}
        labelHeader="Month"
        series={[
          { name: 'Balance', values: balances },
          { name: 'Earned', values: earned },
        ]}
        summary={`You have earned ${number.format(gained)} points ${span}, and ${number.format(balance)} are left to redeem.`}
        exportName="points-by-month"
        height={220}
      />
      <h3 className="h5 mt-4">Every entry</h3>
      <DataTable
        caption="Entries of your points"
        columns={columns}
        rows={entries}
        rowKey={({ pointsEntryId }) => pointsEntryId}
        list={list}
        exportName="points"
        bare
      />
    </>
  )
}
