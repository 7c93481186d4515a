import { ChargesTable } from '@/components/billing/ChargesTable'
import type { Shape } from '@/contract/types'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = { subscriptions: QueryResult<readonly Shape<'Subscription'>[]>; now: number }

/** Charges due in the next 30 days. */
export function NextCharges({ subscriptions, now }: Props) {
  return (
    <Card title="Next 30 days">
      <QueryBoundary
        query={subscriptions}
        errorTitle="We couldn’t load your upcoming charges"
        skeleton={<Skeleton rows={4} label="Loading your upcoming charges" />}
        isEmpty={() => false}
        empty={null}
      >
        {(all) => <ChargesTable upcoming={upcomingCharges({ subscriptions: all, now })} />}
      </QueryBoundary>
    </Card>
  )
}
