import { useRef, useState } from 'react'
import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { useCancelStripeSubscriptionMutation } from '@/api/stripe'
import { useServerNow } from '@/components/useServerNow'
import { DateTime } from '@/components/DateTime'
import { cancelling, type Cancellable } from '@/domain/billing/cancelling'
import { formatSgd } from '@/lib/money'
import { singleFlight } from '@/lib/singleFlight'
import { useAppDispatch } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { messageOf } from '@/ui/feedback/ErrorState'
import { useBusy } from '@/ui/useBusy'

type Props = {
  subscription: Cancellable
  /** Names it on the buttons. */
  what?: 'subscription' | 'membership'
  /** Labels of what is lost with it. */
  lost: readonly string[]
  /** Reads the subscription's status after a lost response; undefined if it can't be read. */
  readStatus: () => Promise<Cancellable['status'] | undefined>
  /** Where the card is changed that could not be charged. */
  paymentMethod: string
  onClose: () => void
}
type Failure = { title: string; text: string; card?: boolean }

/** Cancellation: end date, amount charged now, what is lost; both choices have equal weight (T6.2). */
export function CancelDialog({ subscription, what = 'subscription', lost, readStatus, paymentMethod, onClose }: Props) {
  const keep = useRef<HTMLButtonElement>(null)
  const now = useServerNow()
  const { runsUntil, notice } = cancelling(subscription, now)
  const send = useCancel(subscription, notice !== undefined, readStatus)
  const { busy, run } = useBusy()
  const [failure, setFailure] = useState<Failure>()
  const name = [subscription.title, subscription.variation].filter(Boolean).join(', ')
  const confirm = () =>
    run(async () => {
      setFailure(undefined)
      const failed = await send()
      if (failed) setFailure(failed)
      else onClose()
    })
  return (
    <Dialog
      title={`Cancel ${name}?`}
      onClose={onClose}
      locked={busy}
      focusOn={keep}
      actions={
        <>
          <Button ref={keep} variant="outline-primary" className="flex-fill" disabled={busy} onClick={onClose}>
            Keep {what}
          </Button>
          <Button
            variant="outline-primary"
            className="flex-fill"
            busy={busy}
            data-track="confirm-cancellation"
            onClick={() => void confirm()}
          >
            {notice ? `Cancel and pay ${formatSgd(notice.cents)}` : `Cancel ${what}`}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert
          kind="danger"
          live
          title={failure.title}
          actions={
            failure.card && (
              <Button size="sm" variant="outline-secondary" to={paymentMethod}>
                Payment method
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            term: runsUntil ? 'Active until' : 'Ends',
            value: runsUntil ? <DateTime at={runsUntil} /> : 'Immediately, because the last renewal wasn’t paid',
          },
          { term: 'Charged now', value: <span className="num">{formatSgd(notice?.cents ?? 0)}</span> },
          { term: 'Charged later', value: 'Nothing' },
        ]}
      />
      {notice && (
        <p className="mt-3">
          The notice period is {notice.days} days, but the period you’ve paid for ends in{' '}
          {notice.daysLeft === 1 ? '1 day' : `${notice.daysLeft} days`}. So we’ll charge the notice period now.
        </p>
      )}
      {lost.length > 0 && (
        <>
          <p className="mt-3 mb-1 fw-semibold">What you’ll lose</p>
          <ul className="mb-0">
            {lost.map((text) => (
              <li key={text} className="text-break">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const open: Cancellable['status'][] = ['ACTIVE', 'PAST_DUE']

/** Sends the request once; if no response arrives, reconciles, so that the notice period is never charged twice. */
function useCancel(
  { stripeSubscriptionId, title }: Cancellable,
  chargeNoticePeriod: boolean,
  readStatus: Props['readStatus'],
) {
  const [cancel] = useCancelStripeSubscriptionMutation()
  const dispatch = useAppDispatch()
  return async (): Promise<Failure | undefined> => {
    const id = stripeSubscriptionId ?? ''
    const flight = await singleFlight(`cancel:${id}`, () => attempt(() => cancel({ id, body: { chargeNoticePeriod } })))
    if ('running' in flight) return { title: 'Already being cancelled', text: 'You’re cancelling it in another tab.' }
    if (flight.done.ok) return undefined
    const { error } = flight.done
    if (isApiError(error) && typeof error.status === 'number' && error.status < 500)
      return {
        title: 'We couldn’t cancel it',
        text: error.status === 402 ? `${error.message} You weren’t charged.` : error.message,
        card: error.status === 402,
      }
    const status = await readStatus()
    if (!status)
      return {
        title: 'We don’t know yet if it was cancelled',
        text: 'We lost the connection. Reload the page before you try again.',
      }
    dispatch(api.util.invalidateTags(['Subscription', 'DoSubscription', 'Invoice', 'Order', 'Me']))
    if (!open.includes(status)) return undefined
    return {
      title: 'We couldn’t cancel it',
      text: `${messageOf(error) ?? ''} ${title} is still active, and you weren’t charged.`.trim(),
    }
  }
}
