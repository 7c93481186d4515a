import { useRef, useState } from 'react'
import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { useCancelStripeSubscriptionMutation } from '@/api/commerce/stripe'
import { useServerNow } from '@/components/useServerNow'
import { BilledDate } from '@/components/DateTime'
import { planTitle } from '@/domain/billing/planTitle'
import { cancelling, type Cancellable } from '@/domain/billing/cancelling'
import { countOf } from '@/lib/money/counts'
import { formatSgd } from '@/lib/money/money'
import { useAppDispatch } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { CheckAgain } from '@/ui/overlay/CheckAgain'
import { Dialog } from '@/ui/overlay/Dialog'
import { useWriteDialog } from '@/ui/overlay/useWriteDialog'

type Props = {
  subscription: Cancellable
  /** Noun on the buttons. */
  what?: 'subscription' | 'membership'
  /** Labels of what is lost with it. */
  lost: readonly string[]
  /** After a lost response, reads whether the subscription is cancelled; unknown if it returns undefined or rejects. */
  readCancelled: () => Promise<boolean | undefined>
  /** Path of the page where a declined card can be changed. */
  paymentMethod: string
  /** Called if the subscription turns out to be cancelled, although no response has confirmed it. */
  onFound?: () => void
  onClose: () => void
}

/** Cancellation: end date, amount charged now, what is lost; both choices have equal weight. */
export function CancelDialog(props: Props) {
  const { subscription, what = 'subscription', lost, paymentMethod, onClose } = props
  const keep = useRef<HTMLButtonElement>(null)
  const now = useServerNow()
  const { runsUntil, notice } = cancelling(subscription, now)
  const { state, because } = useCancel(props, Boolean(notice))
  const { busy, problem } = state
  const close = () => {
    state.dismiss()
    onClose()
  }
  const name = planTitle(subscription) || `this ${what}`
  return (
    <Dialog
      title={`Cancel ${name}?`}
      onClose={close}
      locked={busy}
      focusOn={keep}
      actions={
        <>
          <Button ref={keep} variant="outline-secondary" className="flex-fill" disabled={busy} onClick={close}>
            Keep {what}
          </Button>
          {state.isUnanswered ? (
            <CheckAgain state={state} />
          ) : (
            <Button
              variant="outline-secondary"
              className="flex-fill"
              busy={busy}
              data-track="confirm-cancellation"
              onClick={() => void state.send()}
            >
              {notice ? `Cancel and pay ${formatSgd(notice.cents)}` : `Cancel ${what}`}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Alert
          kind={problem.kind}
          live
          title={problem.headline ?? (problem.kind === 'danger' ? 'We couldn’t cancel it' : undefined)}
          actions={
            because === 'declined' && (
              <Button size="sm" variant="outline-secondary" to={paymentMethod}>
                Payment method
              </Button>
            )
          }
        >
          {problem.text}
          {because === 'declined' && ' You weren’t charged.'}
          {because === 'stillOpen' && ` ${subscription.title || 'It'} is still active, and you weren’t charged.`}
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Active until', value: runsUntil && <BilledDate at={runsUntil} /> },
          {
            term: 'Charged now',
            value: notice ? (
              <span className="num">{formatSgd(notice.cents)}</span>
            ) : notice === null ? undefined : (
              'Nothing'
            ),
          },
          { term: 'After that', value: 'We’ll ask for no further charges' },
        ]}
      />
      {notice && (
        <p className="mt-3">
          The notice period is {countOf(notice.days, 'day')}, but the period you’ve paid for ends in{' '}
          {countOf(notice.daysLeft, 'day')}. So we’ll charge the notice period now.
        </p>
      )}
      {lost.length > 0 && (
        <>
          <p className="mt-3 mb-1 fw-semibold">What you’ll lose</p>
          <ul className="mb-0">
            {lost.map((text, index) => (
              <li key={index} className="text-break">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

/**
 * Sends the request once; if no response arrives, the subscription is read until its outcome is known, so that
 * the notice period is never charged twice.
 */
function useCancel({ subscription, readCancelled, onFound, onClose }: Props, chargeNoticePeriod: boolean) {
  const [cancel] = useCancelStripeSubscriptionMutation()
  const dispatch = useAppDispatch()
  // Set for failures after which it is certain that nothing was charged.
  const [because, setBecause] = useState<'declined' | 'stillOpen'>()
  const id = subscription.stripeSubscriptionId ?? ''
  const state = useWriteDialog(
    {
      name: `cancel:${id}`,
      title: `Cancel ${planTitle(subscription)}`,
      onConfirm: async () => {
        setBecause(undefined)
        const { error } = await cancel({ id, body: { chargeNoticePeriod } })
        if (isApiError(error) && error.status === 402) setBecause('declined')
        return { error }
      },
      readBack: async () => {
        const cancelled = await readCancelled()
        dispatch(api.util.invalidateTags(['Subscription', 'DoSubscription', 'Invoice', 'Order', 'Me']))
        if (cancelled === false) setBecause('stillOpen')
        return cancelled
      },
      onFound,
    },
    true,
    onClose,
  )
  return { state, because }
}
