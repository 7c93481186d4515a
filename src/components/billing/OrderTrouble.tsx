import { SiteButton } from '@/components/links/SiteButton'
import type { Order } from '@/contract/types'
import { itemsToOrderAgain } from '@/domain/billing/orderAgain'
import { orderAmounts } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'
import { selectCart } from '@/store/cart/cartSlice'
import { addToCart } from '@/store/cart/cartThunks'
import { useContent } from '@/store/content/useContent'
import { useAppDispatch, useAppSelector, useUser } from '@/store/hooks'
import { attempts } from '@/store/payment/attempts'
import type { CartFacts } from '@/store/payment/cartFacts'
import { isMadeBy } from '@/store/payment/cartOrder'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'

type Props = {
  order: Order
  /** Where the buyer changes the payment method; null for readers who may not. */
  paymentMethod: string | null
}

/** Why an order is unpaid, and what its buyer can do now; nothing for all other orders. */
export function OrderTrouble({ order, paymentMethod }: Props) {
  if (order.status === 'PENDING') return <Pending order={order} />
  if (order.status === 'FAILED') return <Failed order={order} paymentMethod={paymentMethod} />
  return null
}

function Pending({ order }: { order: Order }) {
  const userId = useUser()?.userId
  const cents = orderAmounts(order)?.total
  // Only the browser that sent the payment can reopen the bank's window; its pending payment may be for another order.
  const attempt = userId === undefined ? undefined : attempts.open<CartFacts>(`cart:${userId}`)
  const isOpenHere = attempt !== undefined && isMadeBy(attempt, order) !== false
  return (
    <Alert
      kind="warning"
      title="Your bank hasn’t confirmed this payment yet"
      actions={
        isOpenHere ? (
          <Button size="sm" to={paths.cart}>
            Continue payment
          </Button>
        ) : (
          <SiteButton size="sm" variant="outline-secondary" to={paths.contact}>
            Contact us
          </SiteButton>
        )
      }
    >
      {isOpenHere
        ? 'Continue where you left off, or cancel the payment.'
        : `Confirm it in your bank’s app if it asks you to. Please don’t pay${cents ? ` ${formatSgd(cents)}` : ''} again. If nothing happens, contact us and quote order ${order.orderId}.`}
    </Alert>
  )
}

function Failed({ order, paymentMethod }: Props) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const cart = useAppSelector(selectCart)
  const { data: catalogue } = useContent('solutions.json')
  const { busy, run } = useWrite()
  const { wanted, missing } = itemsToOrderAgain(order, catalogue ?? [], cart)
  // Not for a team's order: the team orders again in its own area.
  const mayOrder = !order.teamId && (wanted.length > 0 || missing.length === 0)
  const orderAgain = () =>
    run(async () => {
      if (wanted.length === 0 || (await dispatch(addToCart(wanted)))) await onward(paths.cart)
    })
  return (
    <Alert
      kind="danger"
      title={order.failureMessage ?? 'The payment failed.'}
      actions={
        <>
          {mayOrder && catalogue && (
            <Button size="sm" busy={busy} data-track="order-again" onClick={() => void orderAgain()}>
              Order again
            </Button>
          )}
          {paymentMethod && (
            <Button size="sm" variant="outline-secondary" to={paymentMethod}>
              Payment method
            </Button>
          )}
        </>
      }
    >
      You weren’t charged.{mayOrder && catalogue && ' Check your card, then order again.'}
      {missing.length > 0 && catalogue && ` No longer available: ${missing.join(', ')}.`}
    </Alert>
  )
}
