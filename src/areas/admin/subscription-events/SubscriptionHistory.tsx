import { useListSubscriptionEventsQuery } from '@/api/admin/subscriptions'
import { subscriptionEvents } from '@/components/admin/subscriptionStates'
import { DateTime } from '@/components/DateTime'
import { optionalSgd } from '@/lib/money/money'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { statusOf } from '@/ui/feedback/statuses'
import { Section } from '@/ui/layout/Section'
import { Timeline } from '@/ui/layout/Timeline'
import type { SubscriptionEvent } from './subscriptionColumns'

const moment = ({ subscriptionEventId, type, createdAt, amount, message }: SubscriptionEvent) => {
  const { label, tone } = statusOf(subscriptionEvents, type)
  const text = [optionalSgd(amount), message].filter(Boolean).join(' – ')
  return {
    key: subscriptionEventId,
    title: label,
    at: <DateTime at={createdAt} time />,
    ...(text && { text }),
    tone,
  }
}

/** What happened to one subscription. */
export function SubscriptionHistory({ id }: { id: string }) {
  return (
    <Section title="History" level={3} className="mt-4">
      <QueryBoundary
        query={useListSubscriptionEventsQuery()}
        what="its history"
        skeleton={{ rows: 3 }}
        isEmpty={(all) => !all.some(({ subscriptionId }) => subscriptionId === id)}
        empty={<p className="text-muted">No events recorded.</p>}
      >
        {(all) => (
          <Timeline label="History" moments={all.filter(({ subscriptionId }) => subscriptionId === id).map(moment)} />
        )}
      </QueryBoundary>
    </Section>
  )
}
