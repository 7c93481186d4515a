import { useEffect } from 'react'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cartTexts, statusTitle } from '@/components/payment/paymentTexts'
import type { Order } from '@/contract/types'
import { focusPageTitle } from '@/lib/text/pageTitle'
import type { CartFacts } from '@/store/payment/cartFacts'
import type { Payment } from '@/store/payment/paymentMachine'
import type { PaymentState } from '@/store/payment/types'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'

type Props = { payment: Payment<CartFacts, Order>; state: PaymentState<Order> }

/** A payment with an unknown outcome: nothing here can start a second payment. */
export function UndecidedPayment({ payment, state }: Props) {
  const { step } = state
  useEffect(focusPageTitle, [step])
  return (
    <Page title={statusTitle(state, cartTexts) ?? 'Your payment'}>
      <Card className="cart-end">
        <PaymentStatus payment={payment} state={state} texts={cartTexts} plain />
        {step === 'checking' && (
          <p className="d-flex gap-2 mt-3 small text-muted">
            <Spinner size={20} className="spinner text-primary" />
            Checking your orders…
          </p>
        )}
      </Card>
    </Page>
  )
}
