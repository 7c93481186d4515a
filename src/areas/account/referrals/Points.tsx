import { QueryCard } from '@/components/QueryCard'
import type { UserPoints } from '@/domain/referrals/pointsHistory'
import { isPending } from '@/domain/referrals/redemptionQueue'
import type { Redemption } from '@/domain/referrals/redemptions'
import { formatCount } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { orDash } from '@/lib/text/wording'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { RedeemForm } from './RedeemForm'

type Props = { points: QueryResult<UserPoints>; redemptions: QueryResult<readonly Redemption[]> }

/** The balance, and its payout (R-RED-01). */
export function Points({ points, redemptions }: Props) {
  return (
    <QueryCard title="Your points" query={points} what="your points" skeleton={{ rows: 6 }}>
      {({ points: balance, earned, redeemed, pending, cashValue }) => {
        // Only the server knows what a point is worth.
        const worth = optionalSgd(cashValue)
        return (
          <>
            <dl className="points-figures">
              <Figure term="Balance" value={balance} note={worth && `worth ${worth}`} main />
              <Figure term="Earned" value={earned} />
              <Figure term="Redeemed" value={redeemed} />
              <Figure term="Pending" value={pending} />
            </dl>
            <QueryBoundary query={redemptions} skeleton={{ rows: 4 }} what="your requests">
              {(all) => <RedeemForm points={balance} worth={worth} isWaiting={all.some(isPending)} />}
            </QueryBoundary>
          </>
        )
      }}
    </QueryCard>
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
        {orDash(value, formatCount)}
        {note && <span className="points-note">{note}</span>}
      </dd>
    </div>
  )
}
