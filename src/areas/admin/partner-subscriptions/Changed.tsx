import { DateTime } from '@/components/DateTime'
import type { Shape } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'

/** What WorkBuddy answered to the last change: the only time it tells plan and status. */
export function Changed({ subscription }: { subscription: Shape<'PartnerSubscription'> }) {
  const { workbuddyPhoneNumber, plan, status, effectiveAt } = subscription
  return (
    <div className="mt-4">
      <Alert kind="success" live title={`WorkBuddy has changed ${workbuddyPhoneNumber ?? 'the subscription'}`}>
        Plan {plan ?? 'unknown'}, {status ?? 'status unknown'}
        {effectiveAt && (
          <>
            , from <DateTime at={effectiveAt} />
          </>
        )}
        .
      </Alert>
    </div>
  )
}
