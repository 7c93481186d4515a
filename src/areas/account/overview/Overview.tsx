import { useListMyTeamsQuery } from '@/api/connections'
import { useListMyEventsQuery } from '@/api/events'
import { selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Settled } from '@/ui/feedback/Settled'
import { OnApproach } from '@/ui/layout/OnApproach'
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
import { readOverview, useOverviewQueries } from './useOverviewQueries'
import './overview.scss'

/** @public The route's loader calls it (src/app/page.tsx). */
export const read = readOverview

/**
 * Dashboard of the personal account: what needs doing, the membership, what can be used and what comes next; facts last.
 * Every panel shows its own query, so one failure doesn't affect the others.
 */
export default function Overview() {
  const user = useAppSelector(selectUser)
  const queries = useOverviewQueries()
  const name = user?.firstName?.trim()
  return (
    <Page
      title={name ? `Welcome back, ${name}` : 'Welcome back'}
      tabTitle="Account overview"
      lead="Your next steps, membership and solutions, and what’s coming up."
    >
      <Settled queries={queries} skeleton={<OverviewSkeleton />}>
        <Notices />
        <div className="overview">
          <NextSteps />
          <MembershipPanel />
          <div className="overview-columns">
            <div>
              <OnApproach placeholder={<ColumnSkeleton />}>
                <SolutionsPanel />
                <LatestOrder />
              </OnApproach>
            </div>
            <div>
              <OnApproach placeholder={<ColumnSkeleton />}>
                <NextColumn />
              </OnApproach>
            </div>
          </div>
          <OnApproach placeholder={<TilesSkeleton />}>
            <div className="overview-tiles">
              <PointsPanel />
              <ProfilePanel />
              <FeaturedPanel />
            </div>
          </OnApproach>
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
