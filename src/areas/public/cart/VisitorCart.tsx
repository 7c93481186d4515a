import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { selectCartHasPremium } from '@/store/cart/cartSlice'
import { useAppSelector } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button } from '@/ui/Button'
import { CartView } from './CartView'

/** Visitors sign in or sign up to pay; the cart and a discount code from the URL are kept for them (R-SESS-08). */
export function VisitorCart() {
  const { pathname, search } = useLocation()
  const premium = useAppSelector(selectCartHasPremium)
  const remember = () => rememberIntendedPath(pathname + search)
  return (
    <CartView
      next={() => ({
        button: (
          <Button variant="cta" size="lg" wide to={paths.login} data-track="sign-in-to-pay" onClick={remember}>
            I have an account
          </Button>
        ),
        more: (
          <div className="cart-visitor">
            <Button variant="outline-primary" wide to={paths.signup} data-track="sign-up-to-pay" onClick={remember}>
              {premium ? 'Create account and pay' : 'Sign up'}
            </Button>
            <p className="cart-detail text-center">We’ll keep your cart while you sign in.</p>
          </div>
        ),
      })}
    />
  )
}
