import { useState } from 'react'
import { adminSubscriptionsApi } from '@/api/admin/subscriptions'
import { useCancelStripeSubscriptionMutation } from '@/api/commerce/stripe'
import { DateTime } from '@/components/DateTime'
import { useServerNow } from '@/components/useServerNow'
import { fullTitle } from '@/domain/billing/activation'
import { cancelling, isCancelled } from '@/domain/billing/cancelling'
import { formatSgd, toCents } from '@/lib/money/money'
import { useFreshRead } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { NoticeChoice } from './NoticeChoice'
import type { Subscription } from './subscriptionColumns'

/** Cancels a subscription, with or without charging its notice period (R-LIFE-07); a lost answer is read back. */
export function CancelSubscription({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { subscriptionId, stripeSubscriptionId, itemsCount, noticePeriodDays, noticePeriodCharge } = subscription
  const { runsUntil, notice } = cancelling(subscription, useServerNow())
  const cents = toCents(noticePeriodCharge)
  const canCharge = cents > 0 && runsUntil !== undefined
  const [charges, setCharges] = useState(Boolean(notice))
  const now = <span className="num">{formatSgd(canCharge && charges ? cents : 0)}</span>
  const [cancel] = useCancelStripeSubscriptionMutation()
  const read = useFreshRead(adminSubscriptionsApi.endpoints.getSubscriptionForAdmin)
  return (
    <ImpactDialog
      open
      name={`cancel-subscription:${subscriptionId}`}
      verb="Cancel"
      object={fullTitle(subscription)}
      dismiss="Keep subscription"
      impact={{
        data: [
          runsUntil
            ? { label: 'Active until', note: <DateTime at={runsUntil} /> }
            : { label: 'Ends', note: 'Immediately, because the last renewal wasn’t paid' },
          ...(itemsCount === undefined ? [] : [{ label: 'Items that end with it', count: itemsCount }]),
          ...(noticePeriodCharge === undefined ? [] : [{ label: 'Charged now', note: now }]),
          { label: 'Later', note: 'No further charges' },
        ],
      }}
      onConfirm={() => cancel({ id: stripeSubscriptionId ?? '', body: { chargeNoticePeriod: canCharge && charges } })}
      readBack={async () => {
        const cancelled = isCancelled(await read({ id: subscriptionId }))
        if (cancelled === undefined) throw new Error('The subscription has a status that we don’t know')
        return cancelled
      }}
      onClose={onClose}
    >
      {canCharge && (
        <NoticeChoice
          days={noticePeriodDays ?? 0}
          cents={cents}
          daysLeft={notice?.daysLeft}
          checked={charges}
          onChange={setCharges}
        />
      )}
    </ImpactDialog>
  )
}
