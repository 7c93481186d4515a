import { useListMyOrdersQuery } from '@/api/orders'
import { useListMySubscriptionItemsQuery, useListMySubscriptionsQuery } from '@/api/subscriptions'
import { NoticeList } from '@/components/account/NoticeList'
import { mySolutions } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { MembershipCard } from './MembershipCard'
import { SolutionList } from './SolutionList'
import './solutions.scss'

/** The membership and all purchases of the personal account, with their status and cancellation. */
export default function Solutions() {
  const orders = useListMyOrdersQuery()
  const subscriptions = useListMySubscriptionsQuery()
  const { data: items = [] } = useListMySubscriptionItemsQuery()
  return (
    <Page
      title="Solutions"
      tabTitle="Account solutions"
      lead="Your membership and everything you have bought for your personal account."
      actions={
        <Button variant="outline-primary" to={paths.solutions}>
          Browse solutions
        </Button>
      }
    >
      <NoticeList />
      <MembershipCard />
      <Section title="Your solutions">
        <QueryBoundary
          query={both(orders, subscriptions)}
          errorTitle="Your solutions could not be loaded"
          skeleton={<Skeleton shape="tiles" rows={3} label="Loading your solutions" />}
          empty={null}
        >
          {(known) => <SolutionList solutions={mySolutions({ ...known, items })} />}
        </QueryBoundary>
      </Section>
    </Page>
  )
}

/** Two queries combined into one: nothing can be shown before both have loaded. */
function both<A, B>(
  orders: QueryResult<A>,
  subscriptions: QueryResult<B>,
): QueryResult<{ orders: A; subscriptions: B }> {
  const [one, other] = [orders.data, subscriptions.data]
  const data = one !== undefined && other !== undefined ? { orders: one, subscriptions: other } : undefined
  return {
    data,
    isError: orders.isError === true || subscriptions.isError === true,
    error: orders.error ?? subscriptions.error,
    isFetching: orders.isFetching === true || subscriptions.isFetching === true,
    refetch: () => {
      if (orders.isError) void orders.refetch?.()
      if (subscriptions.isError) void subscriptions.refetch?.()
    },
  }
}
