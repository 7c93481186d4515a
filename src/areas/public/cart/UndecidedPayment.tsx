import { useEffect } from 'react'
import type { Payment } from '@/components/payment/payment'
import type { PaymentState } from '@/components/payment/states'
import type { Order } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { formatDateTime } from '@/lib/dates'
import { formatSgd } from '@/lib/money'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { pageTitleId } from '@/lib/pageTitle'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { CartFacts } from './cartFlow'
import { PaymentNotice } from './PaymentNotice'

type Props = { payment: Payment<CartFacts, Order>; state: PaymentState<Order> }

/** A payment that is not decided: nothing here pays a second time (T5.2). */
export function UndecidedPayment({ payment, state }: Props) {
  const { step } = state
  useEffect(() => document.getElementById(pageTitleId)?.focus(), [step])
  const facts = 'attempt' in state && (
    <DescriptionList
      items={[
        { term: 'Reference', value: <strong>{state.attempt.reference}</strong> },
        { term: 'Amount', value: `${formatSgd(state.attempt.cents)} SGD` },
        { term: 'Sent', value: formatDateTime(state.attempt.sentAt) },
        ...(step === 'unknown' && state.orderId ? [{ term: 'Order', value: state.orderId }] : []),
      ]}
    />
  )
  if (step === 'waiting')
    return (
      <Page
        title="Your bank has not confirmed yet"
        lead="Nothing is charged before you confirm the payment with your bank."
      >
        <Card className="cart-end">
          {facts}
          <div className="actions mt-3">
            <Button onClick={() => void payment.resume()}>Continue with your bank</Button>
            <Button variant="outline-secondary" onClick={() => void payment.giveUp()}>
              Cancel this payment
            </Button>
          </div>
        </Card>
      </Page>
    )
  if (step === 'unknown')
    return (
      <Page
        title="We cannot tell yet whether you have paid"
        lead={
          state.closable
            ? 'Your cart is empty, but no order shows yet. Please do not buy the same again before you have heard from us.'
            : 'The answer to your payment was lost, and we could not look it up. Please do not pay again, here or elsewhere.'
        }
      >
        <Card className="cart-end">
          {facts}
          <p className="mt-3">
            Check again in a moment. If it stays like this, write to us and name the reference: we find out what became
            of it.
          </p>
          <div className="actions">
            <Button onClick={() => void payment.lookAgain()}>Check again</Button>
            <Button variant="outline-secondary" to={paths.account.billing}>
              See your orders
            </Button>
            <Button variant="link" to={paths.contact}>
              Contact us
            </Button>
            {state.closable && (
              <Button variant="quiet" onClick={payment.close}>
                Close this notice
              </Button>
            )}
          </div>
        </Card>
      </Page>
    )
  return (
    <Page title="One moment please" lead="We are finding out what became of your payment. Nothing is sent again.">
      <Card className="cart-end">
        <PaymentNotice state={state} />
        {facts}
        <Skeleton rows={2} label="Reading your orders" />
      </Card>
    </Page>
  )
}
