import { useState } from 'react'
import { adminSubscriptionsApi } from '@/api/admin/subscriptions'
import { useCancelStripeSubscriptionMutation } from '@/api/commerce/stripe'
import { BilledDate } from '@/components/DateTime'
import { useServerNow } from '@/components/useServerNow'
import { fullTitle } from '@/domain/billing/activation'
import { cancelling, isCancelled } from '@/domain/billing/cancelling'
import { formatSgd, optionalCents, optionalSgd } from '@/lib/money/money'
import { useFreshRead } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { NoticeChoice } from './NoticeChoice'
import type { Subscription } from './subscriptionColumns'

/** Cancels a subscription, with or without charging its notice period (R-LIFE-07); a lost answer is read back. */
export function CancelSubscription({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { subscriptionId, stripeSubscriptionId, itemsCount, noticePeriodDays, noticePeriodCharge } = subscription
  const { runsUntil, endsNow, notice } = cancelling(subscription, useServerNow())
  const cents = optionalCents(noticePeriodCharge)
  // Only an answer takes the choice away: there is no notice period, or it costs nothing.
  const canCharge = !endsNow && noticePeriodDays !== null && noticePeriodCharge !== null && cents !== 0
  const [wantsCharge, setWantsCharge] = useState(Boolean(notice))
  const charges = canCharge && wantsCharge
  const chargedNow = charges ? optionalSgd(noticePeriodCharge) : formatSgd(0)
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
          ...(runsUntil ? [{ label: 'Active until', note: <BilledDate at={runsUntil} /> }] : []),
          ...(endsNow ? [{ label: 'Ends', note: 'Immediately, because the last renewal wasn’t paid' }] : []),
          ...(itemsCount === undefined ? [] : [{ label: 'Items that end with it', count: itemsCount }]),
          { label: 'Charged now', note: <span className="num">{chargedNow ?? 'We don’t know how much'}</span> },
          { label: 'Later', note: 'No further charges' },
        ],
      }}
      onConfirm={() => cancel({ id: stripeSubscriptionId ?? '', body: { chargeNoticePeriod: charges } })}
      readBack={async () => isCancelled(await read({ id: subscriptionId }))}
      onClose={onClose}
    >
      {canCharge && (
        <NoticeChoice
          days={noticePeriodDays}
          cents={cents}
          notice={notice}
          checked={charges}
          onChange={setWantsCharge}
        />
      )}
    </ImpactDialog>
  )
}
