import { useListMyTeamsQuery } from '@/api/account/connections'
import { useListMyEventsQuery } from '@/api/community/events'
import { selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Settled } from '@/ui/feedback/Settled'
import { LazySection } from '@/ui/layout/LazySection'
import { Page } from '@/ui/layout/Page'
import { EventPanel } from './EventPanel'
import { FeaturedPanel } from './FeaturedPanel'
import { LatestOrder } from './LatestOrder'
import { MembershipPanel } from './MembershipPanel'
import { NextSteps } from './NextSteps'
import { Notices } from './Notices'
import { ColumnSkeleton, OverviewSkeleton, TilesSkeleton } from './OverviewSkeleton'
import { PointsPanel } from './PointsPanel'
import { ProfilePanel } from './ProfilePanel'
import { SolutionsPanel } from './SolutionsPanel'
import { TeamsPanel } from './TeamsPanel'
import { UpcomingCharges } from './UpcomingCharges'
import { useOverviewQueries } from './useOverviewQueries'
import './overview.scss'

/**
 * Dashboard of the personal account: what needs doing, the membership, what can be used and what comes next; facts last.
 * Every panel shows its own query, so one failure doesn't affect the others.
 */
export default function Overview() {
  const user = useAppSelector(selectUser)
  const queries = useOverviewQueries()
  const name = user?.firstName?.trim()
  return (
    <Page title={name ? `Welcome back, ${name}` : 'Welcome back'} tabTitle="Account overview">
      <Settled queries={queries} skeleton={<OverviewSkeleton />}>
        <Notices />
        <div className="overview">
          <NextSteps />
          <MembershipPanel />
          <div className="overview-columns">
            <div>
              <LazySection placeholder={<ColumnSkeleton />}>
                <SolutionsPanel />
                <LatestOrder />
              </LazySection>
            </div>
            <div>
              <LazySection placeholder={<ColumnSkeleton />}>
                <NextColumn />
              </LazySection>
            </div>
          </div>
          <LazySection placeholder={<TilesSkeleton />}>
            <div className="overview-tiles">
              <PointsPanel />
              <ProfilePanel />
              <FeaturedPanel />
            </div>
          </LazySection>
        </div>
      </Settled>
    </Page>
  )
}

/** What comes next: events, charges, teams. */
function NextColumn() {
  return (
    <Settled queries={[useListMyEventsQuery(), useListMyTeamsQuery()]} skeleton={<ColumnSkeleton />}>
      <EventPanel />
      <UpcomingCharges />
      <TeamsPanel />
    </Settled>
  )
}
