import { useEffect, useMemo, useState } from 'react'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cartTexts } from '@/components/payment/paymentTexts'
import { usePayment } from '@/components/payment/usePayment'
import type { CartItem } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { preload } from '@/lib/browser/prefetch'
import { cartActions, selectCart } from '@/store/cart/cartSlice'
import { removeFromCart } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { cartAdapter } from '@/store/payment/cart'
import { isUndecided, mayPay } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { useParam } from '@/ui/hooks/useParam'
import { lazyPart } from '@/ui/lazyPart'
import { useWrite } from '@/ui/useWrite'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { CartView } from './CartView'
import { PaidCart } from './pay/PaidCart'
import { useItemTitle } from './lines/useItemTitle'
import { useSavedForLater } from './lines/savedForLater'
import { UndecidedPayment } from './pay/UndecidedPayment'
import type { Blocked } from './lines/useConditions'

const Pay = lazyPart(() => import('./pay/Pay'), 'Pay', <Loading />)

/** The cart of a signed-in buyer: the receipt, a pending payment, or the checkout. */
export function BuyerCart({ userId }: { userId: string }) {
  const adapter = useMemo(() => cartAdapter(userId), [userId])
  const { payment, state } = usePayment(`cart:${userId}`, adapter)
  const [linked, setLinked] = useParam('step')
  const [begun, setBegun] = useState(linked === 'pay')
  useEffect(() => {
    // A link opens the payment only once: after a reload, the cart is shown.
    if (linked) setLinked()
  }, [linked, setLinked])
  const dispatch = useAppDispatch()
  const saved = useSavedForLater(userId)
  const { busy, run } = useWrite()
  const titleOf = useItemTitle()
  const count = useAppSelector(selectCart).items.length
  const edit = () => {
    setBegun(false)
    focusPageTitle()
  }
  const { step } = state
  // The card fields unmount with the page, so the next payment starts from the beginning.
  const isOver = step === 'paid' || step === 'unknown' || step === 'awaitingBank'
  // If signing in has added items to the cart, the buyer sees the cart before paying.
  const isMerged = useAppSelector(({ cart }) => cart.merge !== undefined)
  if ((isOver || (isMerged && mayPay(state))) && begun) setBegun(false)
  const begin = () => {
    dispatch(cartActions.mergeSeen())
    setBegun(true)
  }
  if (step === 'paid')
    return <PaidCart attempt={state.attempt} order={state.receipt} later={saved.items} onClose={payment.dismiss} />
  if (isUndecided(state) || (!begun && !mayPay(state))) return <UndecidedPayment payment={payment} state={state} />
  const payRest = async (items: readonly CartItem[]) => {
    // Before they leave the cart: they must not be lost if the buyer leaves the page meanwhile.
    saved.add(items)
    const taken = await Promise.all(items.map((item) => dispatch(removeFromCart(itemKey(item)))))
    const shown = dispatch((_dispatch, getState) => selectCart(getState()).items.map(itemKey))
    items.filter((item, index) => !taken[index] && shown.includes(itemKey(item))).forEach(saved.remove)
    if (taken.every(Boolean)) begin()
  }
  const status = <PaymentStatus payment={payment} state={state} texts={cartTexts} />
  return (
    <CartView
      saved={saved}
      whenEmpty={status}
      next={({ ready, blocked }) => {
        const hasRest = blocked.length < count
        return {
          notice: (
            <>
              {status}
              {blocked.length > 0 && <BlockedNotice blocked={blocked} hasRest={hasRest} />}
            </>
          ),
          button: (
            <Button
              variant="cta"
              size="lg"
              wide
              busy={!ready || busy}
              why={hasRest ? undefined : `${blockedTitle(blocked, titleOf)}.`}
              data-track="go-to-payment"
              onPointerEnter={() => preload(Pay.load)}
              onFocus={() => preload(Pay.load)}
              onClick={() => (blocked.length > 0 ? void run(() => payRest(blocked.map(({ item }) => item))) : begin())}
            >
              {blocked.length > 0 && hasRest ? 'Pay for the rest now' : 'Go to payment'}
            </Button>
          ),
        }
      }}
      onEdit={mayPay(state) ? edit : undefined}
      pay={begun ? ({ calculated }) => <Pay payment={payment} state={state} calculated={calculated} /> : undefined}
    />
  )
}

function Loading() {
  return (
    <Card>
      <Skeleton shape="form" rows={3} label="Loading the payment" />
    </Card>
  )
}

/** Title for items that checkout would refuse. */
function blockedTitle(blocked: readonly Blocked[], titleOf: (item: CartItem) => string): string {
  const [only] = blocked
  return blocked.length === 1 && only
    ? `${titleOf(only.item)} can’t be bought yet`
    : `${countOf(blocked.length, 'item')} can’t be bought yet`
}

/** Says before the payment that some items would be refused, and what is possible now. */
function BlockedNotice({ blocked, hasRest }: { blocked: readonly Blocked[]; hasRest: boolean }) {
  const one = blocked.length === 1
  const titleOf = useItemTitle()
  return (
    <Alert kind="warning" live title={blockedTitle(blocked, titleOf)}>
      <p>
        {one ? 'The item says' : `${blocked.map(({ item }) => titleOf(item)).join(', ')}. Each item says`} what’s
        missing.
        {hasRest && ` You can pay for the rest now, and we’ll save ${one ? 'it' : 'them'} here for later.`}
      </p>
    </Alert>
  )
}
