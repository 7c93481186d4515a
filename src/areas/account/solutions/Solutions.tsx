import { useListMyTeamsQuery } from '@/api/account/connections'
import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { useListMySubscriptionItemsQuery, useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { NoticeList } from '@/components/account/notices/NoticeList'
import { useMembership } from '@/components/account/useMembership'
import { mySolutions } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { bothQueries } from '@/ui/feedback/bothQueries'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { Settled } from '@/ui/feedback/Settled'
import { MembershipCard } from './MembershipCard'
import { SolutionList } from './SolutionList'
import './solutions.scss'

/** The membership and all purchases of the personal account, with their status and cancellation. */
export default function Solutions() {
  const orders = useListMyOrdersQuery()
  const subscriptions = useListMySubscriptionsQuery()
  const { data: items = [] } = useListMySubscriptionItemsQuery()
  const { query: membership } = useMembership()
  const teams = useListMyTeamsQuery()
  return (
    <Page
      title="Solutions"
      tabTitle="Account solutions"
      lead="Your membership and everything you’ve bought for your personal account."
      actions={
        <Button variant="outline-secondary" to={paths.solutions}>
          Browse solutions
        </Button>
      }
    >
      <Settled
        queries={[orders, subscriptions, membership, teams]}
        skeleton={{ shape: 'card', rows: 6, label: 'Loading your solutions' }}
      >
        <NoticeList />
        <MembershipCard />
        <Section title="Your solutions">
          <QueryBoundary query={bothQueries(orders, subscriptions)} what="your solutions" skeleton={{ rows: 6 }}>
            {([bought, running]) => (
              <SolutionList solutions={mySolutions({ orders: bought, subscriptions: running, items })} />
            )}
          </QueryBoundary>
        </Section>
      </Settled>
    </Page>
  )
}
