import { Suspense } from 'react'
import { useAppSelector } from '@/store/hooks'
import type { AppStore } from '@/store/store'
import { lazyNamed } from '@/ui/lazyNamed'
import { CartSkeleton } from './CartSkeleton'
import { VisitorCart } from './VisitorCart'
import './cart.scss'
import './cartFigures.scss'
import './cartEnd.scss'

const BuyerCart = lazyNamed(() => import('./BuyerCart'), 'BuyerCart')

/** @public The route's loader calls it (src/app/page.tsx): visitors pay nothing. */
export const prepare = ({ getState }: AppStore) =>
  getState().auth.status === 'anonymous' ? undefined : BuyerCart.load()

/** The cart and checkout. Visitors see calculated prices; to pay they sign in or sign up (R-CART-11). */
export default function Cart() {
  const owner = useAppSelector(({ cart }) => cart.owner)
  return (
    <div className="container-xl py-4">
      <Suspense fallback={<CartSkeleton waiting={false} />}>
        {owner.kind === 'user' ? <BuyerCart key={owner.userId} userId={owner.userId} /> : <VisitorCart />}
      </Suspense>
    </div>
  )
}
