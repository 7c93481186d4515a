import { useAppSelector } from '@/store/hooks'
import { BuyerCart } from './lazyBuyerCart'
import { VisitorCart } from './VisitorCart'
import './cart.scss'
import './cartFigures.scss'
import './pay/cartEnd.scss'

/** The cart and checkout. Visitors see calculated prices; to pay they sign in or sign up (R-CART-11). */
export default function Cart() {
  const owner = useAppSelector(({ cart }) => cart.owner)
  return (
    <div className="container-xl py-4">
      {owner.kind === 'user' ? <BuyerCart key={owner.userId} userId={owner.userId} /> : <VisitorCart />}
    </div>
  )
}
