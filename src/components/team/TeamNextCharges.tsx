import { ChargesTable } from '@/components/billing/ChargesTable'
import type { Shape } from '@/contract/types'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'

type Props = { subscriptions: QueryResult<readonly Shape<'TeamSubscription'>[]>; now: number }

/** The team's charges of the next 30 days: seats on the first, solutions on their own days. */
export function TeamNextCharges({ subscriptions, now }: Props) {
  return (
    <Card title="Next 30 days">
      <QueryBoundary
        query={subscriptions}
        errorTitle="We couldn’t load the upcoming charges"
        skeleton={<Skeleton rows={4} label="Loading the upcoming charges" />}
      >
        {(all) => <ChargesTable upcoming={upcomingCharges({ teamSubscriptions: all, now })} />}
      </QueryBoundary>
    </Card>
  )
}
