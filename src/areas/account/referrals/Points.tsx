import { QueryCard } from '@/components/QueryCard'
import type { UserPoints } from '@/domain/referrals/pointsHistory'
import { formatCount } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { said } from '@/lib/text/said'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PointsHistory } from './PointsHistory'

/** The balance, its entries, and the status of each. */
export function Points({ points }: { points: QueryResult<UserPoints> }) {
  return (
    <QueryCard title="Your points" query={points} what="your points" skeleton={{ rows: 6 }}>
      {(known) => <Known points={known} />}
    </QueryCard>
  )
}

function Known({ points: { points, earned, redeemed, pending, cashValue, entries } }: { points: UserPoints }) {
  // Only the server knows what a point is worth.
  const worth = optionalSgd(cashValue)
  return (
    <>
      <dl className="points-figures">
        <Figure term="Balance" value={points} note={worth && `worth ${worth}`} main />
        <Figure term="Earned" value={earned} />
        <Figure term="Redeemed" value={redeemed} />
        <Figure term="Pending" value={pending} />
      </dl>
      {entries?.length === 0 && points === 0 && (
        <EmptyState title="No points yet" drawing="chart">
          Share your link. You’ll earn your first points when someone joins through it.
        </EmptyState>
      )}
      {entries && entries.length > 0 && <PointsHistory entries={entries} balance={points} />}
    </>
  )
}

function Figure({
  term,
  value,
  note,
  main = false,
}: {
  term: string
  value: number | undefined
  note?: string | undefined
  main?: boolean
}) {
  return (
    <div className={main ? 'points-main' : undefined}>
      <dt className="text-muted fs-6">{term}</dt>
      <dd className="num">
        {said(value, formatCount)}
        {note && <span className="points-note">{note}</span>}
      </dd>
    </div>
  )
}
