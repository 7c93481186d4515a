import type { PaymentState, Stop } from '@/components/payment/states'
import type { Order } from '@/contract/types'
import { formatSgd, type Cents } from '@/lib/money'
import { Alert } from '@/ui/feedback/Alert'

/** What became of the last click on Pay, above the next one. */
export function PaymentNotice({ state, withSaved = false }: { state: PaymentState<Order>; withSaved?: boolean }) {
  if (state.step === 'asking')
    return (
      <Alert kind="info" live title="Your bank asks you to confirm">
        Please answer in the window of your bank. Keep this page open meanwhile.
      </Alert>
    )
  if (state.step === 'unpaid')
    return (
      <Alert kind="info" live title="You have not been charged">
        The answer to your payment {state.attempt.reference} was lost. We have looked: there is no order, and your cart
        is still full. You may pay again.
      </Alert>
    )
  if (state.step !== 'stopped') return null
  const { stop } = state
  return (
    <Alert kind={stop.kind === 'changed' ? 'warning' : 'danger'} live title={stop.title}>
      <p>{stop.text}</p>
      {stop.next === 'card' && withSaved && <p>You can choose “Another card” above.</p>}
      {stop.totals && <Totals totals={stop.totals} />}
    </Alert>
  )
}

function Totals({ totals: { total, topUp } }: { totals: NonNullable<Stop['totals']> }) {
  return (
    <dl className="cart-changed">
      <Change term="Total" of={total} />
      {topUp[0] !== topUp[1] && <Change term="Of it for the membership" of={topUp} />}
    </dl>
  )
}

function Change({ term, of: [before, now] }: { term: string; of: [Cents, Cents] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <s>
          <span className="visually-hidden">before </span>
          {formatSgd(before)}
        </s>{' '}
        <span aria-hidden="true">→</span> <span className="visually-hidden">now </span>
        <strong>{formatSgd(now)}</strong>
      </dd>
    </div>
  )
}
