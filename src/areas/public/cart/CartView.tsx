import type { ReactNode } from 'react'
import { Link } from '@/components/links/Link'
import type { CartCalculated } from '@/contract/types'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { paths } from '@/domain/navigation/paths'
import { selectCalculated, selectCart, selectCartIsCurrent } from '@/store/cart/cartSlice'
import { retryCart } from '@/store/cart/cartThunks'
import { useContent } from '@/store/content/useContent'
import { useAppDispatch, useAppSelector, useIsPremium } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { hasSettled, useSettled } from '@/ui/feedback/Settled'
import { Page } from '@/ui/layout/Page'
import { CartBar } from './CartBar'
import { CartLines } from './lines/CartLines'
import { CartSkeleton } from './CartSkeleton'
import { CartSteps } from './CartSteps'
import { EmptyCart } from './EmptyCart'
import { MergeNotice } from './lines/MergeNotice'
import type { SavedForLater } from './lines/savedForLater'
import { SavedItems } from './lines/SavedItems'
import { Summary } from './Summary'
import { useConditions, type Blocked } from './lines/useConditions'

/** What a step needs to know about the cart. */
type CartFigures = {
  calculated: CartCalculated
  /** The figures match the displayed items. */
  ready: boolean
  /** Items that checkout would refuse. */
  blocked: readonly Blocked[]
}

type Props = {
  /** The button of the cart step, with a notice above and further choices below it. */
  next: (figures: CartFigures) => { notice?: ReactNode; button: ReactNode; more?: ReactNode }
  /** The payment step, once it has begun: it takes the place of the items. */
  pay?: ((figures: CartFigures) => ReactNode) | undefined
  /** Back from the payment; undefined while that is impossible. */
  onEdit?: (() => void) | undefined
  saved?: SavedForLater
  /** Message about the last payment, shown once nothing is left to pay. */
  whenEmpty?: ReactNode
}

/** Items, totals, and everything needed to pay. */
export function CartView({ next, pay, onEdit, saved, whenEmpty }: Props) {
  const dispatch = useAppDispatch()
  const cart = useAppSelector(selectCart)
  const calculated = useAppSelector(selectCalculated)
  const ready = useAppSelector(selectCartIsCurrent)
  const status = useAppSelector((state) => state.cart.status)
  const problem = useAppSelector((state) => state.cart.problem)
  const isOwned = useAppSelector((state) => state.cart.owner.kind !== 'unknown')
  const again = () => dispatch(retryCart())
  const count = cart.items.length
  const conditions = useConditions(cart)
  const isMember = useIsPremium()
  const { blocked } = conditions
  // Waits for titles and conditions: if they came later, they would push the lines below them down.
  const isSettled = useSettled(hasSettled(useContent('solutions.json')) && conditions.isRead)
  const due = calculated ? amountDue(calculated, paysPremium(cart, isMember)) : 0

  const isEmpty = count === 0 && problem === undefined && status === 'ready'
  // A payment in flight stays on screen.
  const paying =
    count > 0 && calculated && pay && (blocked.length === 0 || onEdit === undefined)
      ? pay({ calculated, ready, blocked })
      : undefined

  // The steps appear together with the lines: on their own they would push the skeleton down.
  const hasSteps = count > 0 && isSettled

  const body = () => {
    if (isEmpty) return <EmptyCart />
    if (count === 0 && problem !== undefined)
      return <ErrorState title="We couldn’t load your cart" error={problem} onRetry={again} />
    if (count === 0) return <CartSkeleton waiting={status === 'waiting' && isOwned} />
    if (!isSettled) return <CartSkeleton waiting={false} />
    const figures = calculated && { calculated, ready, blocked }
    const step = figures && !paying ? next(figures) : undefined
    return (
      <div className={`cart${paying ? ' cart-paying' : ''}`}>
        {paying ?? (
          <div className="cart-main">
            <CartLines cart={cart} calculated={calculated} ready={ready} conditions={conditions} />
            <p className="mb-0">
              <Link to={paths.solutions}>Keep browsing</Link>
            </p>
            {saved && <SavedItems saved={saved} />}
          </div>
        )}
        <div className="cart-aside">
          <div className="cart-side">
            {problem !== undefined && (
              <Alert
                kind="warning"
                live
                title="We couldn’t calculate the total"
                actions={
                  <Button variant="outline-secondary" size="sm" onClick={() => void again()}>
                    Try again
                  </Button>
                }
              >
                {problem}
              </Alert>
            )}
            {calculated ? (
              <Summary
                cart={cart}
                calculated={calculated}
                ready={ready}
                brief={paying !== undefined}
                onEdit={paying === undefined ? undefined : onEdit}
              >
                {step?.notice}
              </Summary>
            ) : (
              problem === undefined && (
                <Card title="Summary">
                  <p className="text-body-secondary" role="status">
                    Getting today’s exchange rate… Your total will appear in a moment.
                  </p>
                </Card>
              )
            )}
          </div>
          {step && (
            <CartBar due={due} ready={ready} label={blocked.length > 0 ? 'All items' : 'Total'}>
              {step.button}
            </CartBar>
          )}
          {step?.more}
        </div>
      </div>
    )
  }

  return (
    <Page title={paying ? 'Checkout' : 'Cart'} actions={hasSteps && <CartSteps step={paying ? 'pay' : 'cart'} />}>
      <MergeNotice />
      {count === 0 && whenEmpty}
      {body()}
      {count === 0 && status === 'ready' && saved && <SavedItems saved={saved} />}
    </Page>
  )
}
