import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cartTexts } from '@/components/payment/paymentTexts'
import { usePayment } from '@/components/payment/usePayment'
import { cartAdapter } from '@/store/payment/cart'
import { isUndecided, mayPay } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CartView } from './CartView'
import { PaidCart } from './PaidCart'
import { UndecidedPayment } from './UndecidedPayment'

const loadPay = () => import('./Pay')
const Pay = lazy(() => loadPay().then(({ Pay: Loaded }) => ({ default: Loaded })))

/** The cart of a signed-in buyer: the receipt, a pending payment, or the checkout. */
export function BuyerCart({ userId }: { userId: string }) {
  const adapter = useMemo(() => cartAdapter(userId), [userId])
  const { payment, state } = usePayment(`cart:${userId}`, adapter)
  const [begun, setBegun] = useState(false)
  const { step } = state
  // The card fields unmount with the page, so the next payment starts from the beginning.
  const isOver = step === 'paid' || step === 'unknown' || step === 'awaitingBank'
  useEffect(() => {
    if (isOver) setBegun(false)
  }, [isOver])
  if (step === 'paid') return <PaidCart attempt={state.attempt} order={state.receipt} onClose={payment.dismiss} />
  if (isUndecided(state) || (!begun && !mayPay(state))) return <UndecidedPayment payment={payment} state={state} />
  const notice = <PaymentStatus payment={payment} state={state} texts={cartTexts} />
  return (
    <CartView
      whenEmpty={notice}
      pay={(calculated, ready) =>
        begun ? (
          <Suspense fallback={<Skeleton shape="form" rows={3} label="Loading the payment" />}>
            <Pay payment={payment} state={state} calculated={calculated} />
          </Suspense>
        ) : (
          <>
            {notice}
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
