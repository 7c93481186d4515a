import { useGetMeQuery } from '@/api/account/profile'
import { useListMyRedemptionsQuery } from '@/api/commerce/redemptions'
import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AskForm } from './AskForm'
import { Points } from './Points'
import { Redemptions } from './Redemptions'
import { Share } from './Share'
import './referrals.scss'

/** Refer & Earn: the referral link, the points earned, and their payout. */
export default function Referrals() {
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const me = useGetMeQuery()
  const points = useGetUserPointsQuery({ userId }, { skip: userId === '' })
  const redemptions = useListMyRedemptionsQuery({ userId }, { skip: userId === '' })
  return (
    <Page title="Refer & Earn" lead="Invite others and earn points you can redeem for cash or vouchers.">
      <div className="referrals">
        <QueryBoundary
          query={me}
          errorTitle="We couldn’t load your link"
          skeleton={<Skeleton shape="card" rows={4} label="Loading your link" />}
        >
          {(user) => <Share user={user} />}
        </QueryBoundary>
        <Points points={points} />
        <Redemptions redemptions={redemptions} points={points.data?.points} />
        <AskForm email={me.data?.email} />
      </div>
    </Page>
  )
}
