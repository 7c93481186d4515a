import { lazy, Suspense, useEffect, useState } from 'react'
import { mayPay } from '@/components/payment/states'
import { usePayment } from '@/components/payment/usePayment'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { makeCartFlow } from './cartFlow'
import { CartView } from './CartView'
import { PaidCart } from './PaidCart'
import { PaymentNotice } from './PaymentNotice'
import { UndecidedPayment } from './UndecidedPayment'

const loadPay = () => import('./Pay')
const Pay = lazy(() => loadPay().then(({ Pay: Loaded }) => ({ default: Loaded })))

/** A signed-in buyer's cart: what was paid, what is undecided, or what there is to pay. */
export function BuyerCart({ userId }: { userId: string }) {
  const { payment, state } = usePayment(`cart:${userId}`, makeCartFlow)
  const [begun, setBegun] = useState(false)
  const { step } = state
  // The card fields go with the page that showed them; the next payment begins anew.
  const isOver = step === 'confirmed' || step === 'unknown' || step === 'waiting'
  useEffect(() => {
    if (isOver) setBegun(false)
  }, [isOver])
  if (step === 'confirmed') return <PaidCart attempt={state.attempt} order={state.receipt} onClose={payment.dismiss} />
  if (isOver || (!begun && !mayPay(state))) return <UndecidedPayment payment={payment} state={state} />
  return (
    <CartView
      pay={(calculated, ready) =>
        begun ? (
          <Suspense fallback={<Skeleton shape="form" rows={3} label="Loading the payment" />}>
            <Pay payment={payment} state={state} calculated={calculated} />
          </Suspense>
        ) : (
          <>
            <PaymentNotice state={state} />
            <Button
              variant="cta"
              size="lg"
              wide
              busy={!ready}
              data-track="go-to-payment"
              onPointerEnter={() => void loadPay()}
              onFocus={() => void loadPay()}
              onClick={() => setBegun(true)}
            >
              Go to payment
            </Button>
          </>
        )
      }
    />
  )
}
