import { useGetMeQuery } from '@/api/profile'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Page } from '@/ui/layout/Page'
import { FeaturedPanel } from './FeaturedPanel'
import { LatestOrder } from './LatestOrder'
import { MembershipPanel } from './MembershipPanel'
import { NextSteps } from './NextSteps'
import { Notices } from './Notices'
import { PointsPanel } from './PointsPanel'
import { ProfilePanel } from './ProfilePanel'
import { TeamsPanel } from './TeamsPanel'
import { UpcomingCharges } from './UpcomingCharges'
import './overview.scss'

/** Dashboard of the personal account. Every panel runs its own query, so one failure doesn't affect the others. */
export default function Overview() {
  const user = useAppSelector(selectUser)
  const me = useGetMeQuery()
  const name = user?.firstName?.trim()
  return (
    <Page
      title={name ? `Welcome back, ${name}` : 'Welcome back'}
      tabTitle="Account overview"
      lead="Your membership, your orders and what comes next."
    >
      <Notices />
      <div className="overview">
        <div className="overview-columns">
          <div>
            <MembershipPanel />
            <NextSteps me={me} />
            <UpcomingCharges />
            <TeamsPanel />
          </div>
          <div>
            <ProfilePanel me={me} />
            <LatestOrder />
            <PointsPanel />
            <FeaturedPanel />
          </div>
        </div>
      </div>
    </Page>
  )
}
