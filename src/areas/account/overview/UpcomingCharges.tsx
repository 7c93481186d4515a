import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { ChargesTable } from '@/components/billing/ChargesTable'
import { useServerNow } from '@/components/useServerNow'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** All charges of the next 30 days in one list, with their total. */
export function UpcomingCharges() {
  const subscriptions = useListMySubscriptionsQuery()
  const now = useServerNow()
  return (
    <Card title="Next 30 days">
      <QueryBoundary
        query={subscriptions}
        errorTitle="We couldn’t load your upcoming charges"
        skeleton={<Skeleton rows={4} />}
      >
        {(all) => <ChargesTable upcoming={upcomingCharges({ subscriptions: all, now })} />}
      </QueryBoundary>
    </Card>
  )
}
