import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { QueryCard } from '@/components/QueryCard'
import { paths } from '@/domain/navigation/paths'
import { formatCount } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'

/** The points balance and its value. */
export function PointsPanel() {
  const userId = useUser()?.userId ?? ''
  const points = useGetUserPointsQuery({ userId }, { skip: userId === '' })
  return (
    <QueryCard title="Points" query={points} what="your points" skeleton={{ rows: 3 }}>
      {({ points: balance, pending = 0, cashValue }) => {
        const worth = optionalSgd(cashValue)
        return (
          <>
            <p className="overview-figure num">{formatCount(balance)}</p>
            <p className="text-muted">
              {balance > 0 ? worth && `Worth ${worth}.` : 'Invite others to earn your first points.'}
              {pending > 0 && ` ${formatCount(pending)} pending.`}
            </p>
            <Button variant="outline-secondary" to={paths.account.referrals}>
              {balance > 0 ? 'Redeem or earn more' : 'Refer & Earn'}
            </Button>
          </>
        )
      }}
    </QueryCard>
  )
}
