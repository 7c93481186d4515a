import { useLazyGetMySubscriptionQuery } from '@/api/subscriptions'
import { CancelDialog } from '@/components/billing/CancelDialog'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'

type Props = {
  subscription: Shape<'Subscription'>
  what?: 'subscription' | 'membership'
  lost: readonly string[]
  onClose: () => void
}

/** Cancellation of one of the member's own subscriptions. */
export function CancelMine({ subscription, what, lost, onClose }: Props) {
  const [read] = useLazyGetMySubscriptionQuery()
  return (
    <CancelDialog
      subscription={subscription}
      {...(what && { what })}
      lost={lost}
      readStatus={async () => {
        const { data, isError } = await read({ id: subscription.subscriptionId })
        // A cancelled one stays active until its period ends.
        return isError ? undefined : data?.cancelAtPeriodEnd ? 'CANCELLED' : data?.status
      }}
      paymentMethod={paths.account.payment}
      onClose={onClose}
    />
  )
}
