import { useListMyTeamsQuery } from '@/api/account/connections'
import { useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { useListMyEventsQuery } from '@/api/community/events'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { NextCharges } from '@/components/billing/NextCharges'
import { useMembership } from '@/components/account/useMembership'
import { useNextSteps } from '@/components/account/useNextSteps'
import { useServerNow } from '@/components/useServerNow'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Settled } from '@/ui/feedback/Settled'
import { LazySection } from '@/ui/layout/LazySection'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { EventPanel } from './EventPanel'
import { FeaturedPanel, PointsPanel, ProfilePanel } from './Tiles'
import { LatestOrder } from './LatestOrder'
import { MembershipPanel } from './MembershipPanel'
import { NextSteps } from './NextSteps'
import { SolutionsPanel } from './SolutionsPanel'
import { TeamsPanel } from './TeamsPanel'
import './overview.scss'

/**
 * Dashboard of the personal account: what needs doing, the membership, what can be used and what comes next; facts last.
 * Every panel shows its own query, so one failure doesn't affect the others.
 */
export default function Overview() {
  const user = useUser()
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

/** Issues that need the member's attention, above everything else. */
function Notices() {
  const { data: subscriptions = [] } = useListMySubscriptionsQuery()
  const { data: cards = [] } = useListPaymentMethodsQuery()
  return <ActionNeeded subscriptions={subscriptions} cards={cards} to={paths.account.payment} />
}

function UpcomingCharges() {
  const now = useServerNow()
  return (
    <NextCharges
      subscriptions={useListMySubscriptionsQuery()}
      upcoming={(all) => upcomingCharges({ subscriptions: all, now })}
    />
  )
}

/** The queries that decide what the first screen of the overview shows, and in which order. */
function useOverviewQueries(): readonly QueryResult<unknown>[] {
  const steps = useNextSteps()
  const subscriptions = useListMySubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const { query: membership } = useMembership()
  return [...steps.queries, subscriptions, cards, membership]
}

/** The overview while it is loading, in the shape of its content. */
function OverviewSkeleton() {
  return (
    <div className="overview">
      <Skeleton shape="card" rows={5} label="Loading your account" />
      <SilentCard rows={5} />
      <div className="overview-columns">
        <ColumnSkeleton />
        <ColumnSkeleton />
      </div>
    </div>
  )
}

/** One of the two columns. */
const ColumnSkeleton = () => <SilentCard rows={14} />

/** The row of facts below the columns. */
const TilesSkeleton = () => <SilentCard rows={6} />

/** Hidden from screen readers: the first card announces that the account is loading. */
function SilentCard({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape="card" rows={rows} />
    </div>
  )
}
