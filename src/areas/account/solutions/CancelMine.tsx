import { useLazyGetMySubscriptionQuery } from '@/api/commerce/subscriptions'
import { CancelDialog } from '@/components/billing/CancelDialog'
import type { Shape } from '@/contract/types'
import { isCancelled } from '@/domain/billing/nextCharge'
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
      readCancelled={async () => {
        const { data, isError } = await read({ id: subscription.subscriptionId })
        return isError || !data ? undefined : isCancelled(data)
      }}
      paymentMethod={paths.account.payment}
      onClose={onClose}
    />
  )
}
