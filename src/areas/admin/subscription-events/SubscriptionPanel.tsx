import { useState } from 'react'
import { useGetSubscriptionForAdminQuery, adminSubscriptionsApi } from '@/api/admin/subscriptions'
import { planTitle } from '@/domain/billing/planTitle'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useCancelStripeSubscriptionMutation } from '@/api/commerce/stripe'
import { BilledDate } from '@/components/DateTime'
import { useServerNow } from '@/components/useServerNow'
import { cancelling, type Cancelling } from '@/domain/billing/cancelling'
import { isCancelled, renews } from '@/domain/billing/nextCharge'
import { formatSgd, optionalCents, optionalSgd, type Cents } from '@/lib/money/money'
import { useFreshRead } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { countOf } from '@/lib/money/counts'
import { SubscriptionFacts, SubscriptionHistory, SubscriptionParts } from './SubscriptionParts'
import type { Subscription } from './subscriptionColumns'
import { Check } from '@/ui/Check'

/** Why a subscription can't be cancelled; undefined if it can. */
function whyNot(one: Subscription): string | undefined {
  if (one.status === 'ENDED') return 'This subscription has ended.'
  if (renews(one) === false) return 'Already cancelled. Ends with the current period.'
  return one.stripeSubscriptionId ? undefined : 'Nothing is charged through Stripe, so there is nothing to cancel.'
}

/** One subscription: its status, items and history. */
export function SubscriptionPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const subscription = useGetSubscriptionForAdminQuery({ id })
  const [cancelling, setCancelling] = useState(false)
  const { currentData: known } = subscription
  return (
    <Dialog
      side
      title={known ? planTitle(known) : 'Subscription'}
      onClose={onClose}
      actions={
        known && (
          <Button variant="outline-danger" why={whyNot(known)} onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        )
      }
    >
      <QueryBoundary query={subscription} what="this subscription" skeleton={{ rows: 8 }}>
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

/** Cancels a subscription, with or without charging its notice period (R-LIFE-07). */
function CancelSubscription({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { subscriptionId, stripeSubscriptionId, itemsCount, noticePeriodDays, noticePeriodCharge } = subscription
  const { runsUntil, notice } = cancelling(subscription, useServerNow())
  const cents = optionalCents(noticePeriodCharge)
  // The choice is offered unless the server says that there is no notice period, or that it costs nothing.
  const canCharge = noticePeriodDays !== null && noticePeriodCharge !== null && cents !== 0
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
      object={planTitle(subscription)}
      short="Cancel subscription"
      dismiss="Keep subscription"
      impact={{
        data: [
          ...(runsUntil ? [{ label: 'Active until', note: <BilledDate at={runsUntil} /> }] : []),
          ...(itemsCount === undefined ? [] : [{ label: 'Items that end with it', count: itemsCount }]),
          { label: 'Charged now', note: <span className="num">{chargedNow ?? 'We don’t know how much'}</span> },
          { label: 'After that', note: 'We’ll ask for no further charges' },
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
          isOver={!runsUntil}
          checked={charges}
          onChange={setWantsCharge}
        />
      )}
    </ImpactDialog>
  )
}

type Props = {
  days: number | undefined
  /** Undefined if the server doesn't say how much. */
  cents: Cents | undefined
  /** The part beyond the paid period; undefined if there is none, null if it isn't known. */
  notice: Cancelling['notice']
  /** No paid period is left, or none is known. */
  isOver: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the notice period is charged now or waived (R-LIFE-07). */
function NoticeChoice({ days, cents, notice, isOver, checked, onChange }: Props) {
  return (
    <Check className="mb-3" checked={checked} onChange={onChange} hint={hintOf(notice, isOver)}>
      Charge the {days !== undefined && `${days}-day `}notice period now
      {cents !== undefined && (
        <>
          : <span className="num">{formatSgd(cents)}</span>
        </>
      )}
    </Check>
  )
}

function hintOf(notice: Props['notice'], isOver: boolean): string {
  if (notice === null) return 'We don’t know how much of it the paid period covers.'
  if (!notice && isOver) return 'No paid period is left: members who cancel themselves aren’t charged for it.'
  return notice
    ? `The paid period ends in ${countOf(notice.daysLeft, 'day')}. Clear the box to waive the charge.`
    : 'It’s covered by the paid period: members who cancel themselves aren’t charged for it.'
}
