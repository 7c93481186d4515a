import { useLocation } from 'react-router-dom'
import { useAppSelector } from '@/store/hooks'
import { paths } from '@/domain/navigation/paths'
import { selectCartHasPremium } from '@/store/cart/cartSlice'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button } from '@/ui/Button'
import { BuyerCart } from './lazyBuyerCart'
import { CartView } from './CartView'
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

/** Visitors sign up, or sign in, to pay; the cart and a discount code from the URL are kept for them (R-SESS-08). */
function VisitorCart() {
  const { pathname, search } = useLocation()
  const premium = useAppSelector(selectCartHasPremium)
  const here = pathname + search
  // A code in the URL is applied in the cart, so return there first; otherwise the cart has been seen already.
  const next = new URLSearchParams(search).has('code') ? here : paths.checkout
  return (
    <CartView
      next={() => ({
        button: (
          <Button
            variant="cta"
            size="lg"
            wide
            to={paths.signup}
            data-track="sign-up-to-pay"
            onClick={() => rememberIntendedPath(next)}
          >
            {premium ? 'Create account and pay' : 'Sign up'}
          </Button>
        ),
        more: (
          <div className="d-grid gap-2">
            <Button
              variant="outline-secondary"
              wide
              to={paths.login}
              data-track="sign-in-to-pay"
              onClick={() => rememberIntendedPath(here)}
            >
              I have an account
            </Button>
            <p className="cart-detail text-center">We’ll keep your cart while you sign in.</p>
          </div>
        ),
      })}
    />
  )
}
