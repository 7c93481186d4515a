import { useServerNow } from '@/components/useServerNow'
import {
  entryState,
  entryTitle,
  pointsHistory,
  type EntryState,
  type PointsEntry,
} from '@/domain/referrals/pointsHistory'
import { formatCount } from '@/lib/money/counts'
import { Chart } from '@/ui/chart/Chart'
import { dateColumn, numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListTable } from '@/ui/table/ListTable'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { Card } from '@/ui/layout/Card'

const signed = (points: number) => (points > 0 ? '+' : '') + formatCount(points).replace('-', '\u2212')

const stateText = ({ label, next }: EntryState) => (next ? `${label}: ${next}` : label)

const columns: readonly Column<PointsEntry>[] = [
  textColumn('what', 'Activity', entryTitle, { rowHeader: true }),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
  textColumn('state', 'Status', (entry) => stateText(entryState(entry)), {
    cell: (entry) => <State entry={entry} />,
    second: true,
  }),
  numberColumn('points', 'Points', ({ points }) => points, { format: signed, lead: true }),
  numberColumn('balance', 'Balance', ({ balanceAfter }) => balanceAfter),
]

function State({ entry }: { entry: PointsEntry }) {
  const { label, tone, next } = entryState(entry)
  // Most entries are settled: a badge on each would hide the few that are not.
  if (tone === 'success') return <span className="text-muted">{label}</span>
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {next && <span className="d-block text-muted">{next}</span>}
    </>
  )
}

/** The balance by month, and every entry. */
export function PointsHistory({ entries, balance }: { entries: readonly PointsEntry[]; balance: number }) {
  const now = useServerNow()
  const { labels, balance: balances, earned } = pointsHistory(entries, now)
  // If some points were earned before these months, the sum would seem to contradict the balance.
  const isWhole = earned !== undefined && earned >= balance
  const span = labels.length === 1 ? 'this month' : `since ${labels[0] ?? ''}`
  return (
    <Card title="Activity">
      <Chart
        title="Balance by month"
        level={3}
        kind="line"
        labels={labels}
        labelHeader="Month"
        series={[{ name: 'Balance', values: balances }]}
        summary={`${isWhole ? `${formatCount(earned)} points earned ${span}; ` : ''}${formatCount(balance)} left to redeem.`}
        exportName="points-by-month"
        height={220}
      />
      <ListTable
        caption="Points activity"
        columns={columns}
        rows={entries}
        rowKey={({ pointsEntryId }) => pointsEntryId}
        prefix="points-"
        sort="-date"
        size={5}
        search={false}
        exportName="points"
        bare
      />
    </Card>
  )
}
