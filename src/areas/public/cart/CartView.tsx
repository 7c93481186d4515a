import type { ReactNode } from 'react'
import type { CartCalculated } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { selectCalculated, selectCart, selectCartIsCurrent } from '@/store/cartSlice'
import { retryCart } from '@/store/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { CartLines } from './CartLines'
import { CartSkeleton } from './CartSkeleton'
import { MergeNotice } from './MergeNotice'
import { Summary } from './Summary'

/** Rendered below the totals. `ready`: the figures match the displayed items. */
type Props = {
  pay: (calculated: CartCalculated, ready: boolean) => ReactNode
  /** Message about the last payment, shown once nothing is left to pay. */
  whenEmpty?: ReactNode
}

/** Items, totals, and everything needed to pay. */
export function CartView({ pay, whenEmpty }: Props) {
  const dispatch = useAppDispatch()
  const cart = useAppSelector(selectCart)
  const calculated = useAppSelector(selectCalculated)
  const ready = useAppSelector(selectCartIsCurrent)
  const { status, problem, owner } = useAppSelector((state) => state.cart)
  const again = () => dispatch(retryCart())
  const count = cart.items.length

  const body = () => {
    if (count === 0 && problem === undefined && status === 'ready')
      return (
        <EmptyState
          drawing="shop"
          title="Your cart is empty"
          action={
            <Button to={paths.solutions} variant="primary">
              Browse solutions
            </Button>
          }
        >
          Solutions, benefits and the premium membership that you choose will wait here until you pay.
        </EmptyState>
      )
    if (count === 0 && problem !== undefined)
      return <ErrorState title="Your cart could not be shown" error={problem} onRetry={again} />
    if (count === 0) return <CartSkeleton waiting={status === 'waiting' && owner.kind !== 'unknown'} />
    return (
      <div className="cart">
        <CartLines cart={cart} calculated={calculated} ready={ready} />
        <div className="cart-side">
          {problem !== undefined && (
            <Alert
              kind="warning"
              live
              title="The total is not known yet"
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
            <Summary cart={cart} calculated={calculated} ready={ready}>
              {pay(calculated, ready)}
            </Summary>
          ) : (
            problem === undefined && (
              <Card title="Summary">
                <p className="text-body-secondary" role="status">
                  Waiting for today’s exchange rate. Your total follows as soon as we know it.
                </p>
              </Card>
            )
          )}
        </div>
      </div>
    )
  }

  return (
    <Page title="Cart" lead={count > 0 ? 'Everything is charged in Singapore dollars (SGD).' : undefined}>
      <MergeNotice />
      {count === 0 && whenEmpty}
      {body()}
    </Page>
  )
}
