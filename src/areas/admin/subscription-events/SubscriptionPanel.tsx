import { useState } from 'react'
import { useGetSubscriptionForAdminQuery } from '@/api/admin/subscriptions'
import { fullTitle } from '@/domain/billing/activation'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { CancelSubscription } from './CancelSubscription'
import { SubscriptionFacts } from './SubscriptionFacts'
import { SubscriptionHistory } from './SubscriptionHistory'
import { SubscriptionParts } from './SubscriptionParts'
import type { Subscription } from './subscriptionColumns'

/** Why a subscription can't be cancelled; undefined if it can. */
function whyNot({ status, stripeSubscriptionId }: Subscription): string | undefined {
  if (status === 'CANCELLED') return 'Already cancelled. Ends with the current period.'
  if (status === 'ENDED') return 'This subscription has ended.'
  return stripeSubscriptionId ? undefined : 'Nothing is charged through Stripe, so there is nothing to cancel.'
}

/** One subscription: its status, items and history. */
export function SubscriptionPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const subscription = useGetSubscriptionForAdminQuery({ id })
  const [cancelling, setCancelling] = useState(false)
  const { currentData: known } = subscription
  return (
    <Dialog
      side
      title={known ? fullTitle(known) : 'Subscription'}
      onClose={onClose}
      actions={
        known && (
          <Button variant="outline-danger" why={whyNot(known)} onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        )
      }
    >
      <QueryBoundary
        query={subscription}
        errorTitle="We couldn’t load this subscription"
        skeleton={{ rows: 8, label: 'Loading the subscription' }}
      >
        {(one) => (
          <>
            {one.failureMessage && (
              <Alert kind="danger" title="The last renewal failed">
                {one.failureMessage}
              </Alert>
            )}
            <SubscriptionFacts subscription={one} />
            <SubscriptionParts id={id} />
            <SubscriptionHistory id={id} />
            {cancelling && <CancelSubscription subscription={one} onClose={() => setCancelling(false)} />}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
