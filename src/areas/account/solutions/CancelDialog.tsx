import { useRef, useState } from 'react'
import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { useCancelStripeSubscriptionMutation } from '@/api/stripe'
import { useLazyGetMySubscriptionQuery } from '@/api/subscriptions'
import { useServerNow } from '@/components/useServerNow'
import { DateTime } from '@/components/DateTime'
import type { Shape } from '@/contract/types'
import { cancelling } from '@/domain/billing/cancelling'
import { paths } from '@/domain/navigation/paths'
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

type Subscription = Shape<'Subscription'>
type Props = {
  subscription: Subscription
  /** Labels of what is lost with it. */ lost: readonly string[]
  onClose: () => void
}
type Failure = { title: string; text: string; card?: boolean }

/** Cancellation: end date, amount charged now, what is lost; both choices have equal weight (T6.2). */
export function CancelDialog({ subscription, lost, onClose }: Props) {
  const keep = useRef<HTMLButtonElement>(null)
  const now = useServerNow()
  const { runsUntil, notice } = cancelling(subscription, now)
  const send = useCancel(subscription, notice !== undefined)
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
            Keep it
          </Button>
          <Button
            variant="outline-primary"
            className="flex-fill"
            busy={busy}
            data-track="confirm-cancellation"
            onClick={() => void confirm()}
          >
            {notice ? `Cancel and pay ${formatSgd(notice.cents)}` : 'Cancel it'}
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
              <Button size="sm" variant="outline-secondary" to={paths.account.payment}>
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
            term: runsUntil ? 'Runs until' : 'Ends',
            value: runsUntil ? <DateTime at={runsUntil} /> : 'At once, since its last renewal was not paid',
          },
          { term: 'Charged now', value: <span className="num">{formatSgd(notice?.cents ?? 0)}</span> },
          { term: 'Charged later', value: 'Nothing' },
        ]}
      />
      {notice && (
        <p className="mt-3">
          Its notice period is {notice.days} days, and what you have paid ends in{' '}
          {notice.daysLeft === 1 ? '1 day' : `${notice.daysLeft} days`}. The notice period is therefore charged once
          more, now.
        </p>
      )}
      {lost.length > 0 && (
        <>
          <p className="mt-3 mb-1 fw-semibold">What you lose then</p>
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

const open: Subscription['status'][] = ['ACTIVE', 'PAST_DUE']

/** Sends the request once; if no response arrives, reconciles, so that the notice period is never charged twice. */
function useCancel({ subscriptionId, stripeSubscriptionId, title }: Subscription, chargeNoticePeriod: boolean) {
  const [cancel] = useCancelStripeSubscriptionMutation()
  const [read] = useLazyGetMySubscriptionQuery()
  const dispatch = useAppDispatch()
  return async (): Promise<Failure | undefined> => {
    const id = stripeSubscriptionId ?? ''
    const flight = await singleFlight(`cancel:${id}`, () => attempt(() => cancel({ id, body: { chargeNoticePeriod } })))
    if ('running' in flight)
      return { title: 'This is under way already', text: 'Another tab of yours is cancelling it.' }
    if (flight.done.ok) return undefined
    const { error } = flight.done
    if (isApiError(error) && typeof error.status === 'number' && error.status < 500)
      return {
        title: 'It was not cancelled',
        text: error.status === 402 ? `${error.message} Nothing was charged.` : error.message,
        card: error.status === 402,
      }
    const { data, isError } = await read({ id: subscriptionId })
    if (isError || !data)
      return {
        title: 'We do not know yet whether it was cancelled',
        text: 'Your connection was lost on the way. Please load the page again before you try once more.',
      }
    dispatch(api.util.invalidateTags(['Subscription', 'DoSubscription', 'Invoice', 'Order', 'Me']))
    if (!open.includes(data.status)) return undefined
    return {
      title: 'It was not cancelled',
      text: `${messageOf(error) ?? ''} ${title} runs on, and nothing was charged.`.trim(),
    }
  }
}
