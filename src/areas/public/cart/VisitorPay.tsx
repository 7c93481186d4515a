import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { selectCartHasPremium } from '@/store/cartSlice'
import { useAppSelector } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/intendedPath'
import { Button } from '@/ui/Button'

/** Visitors sign in or sign up to pay; the cart and a discount code from the URL are kept for them (R-SESS-08). */
export function VisitorPay() {
  const { pathname, search } = useLocation()
  const premium = useAppSelector(selectCartHasPremium)
  const remember = () => rememberIntendedPath(pathname + search)
  return (
    <div className="d-grid gap-2">
      <Button variant="cta" size="lg" wide to={paths.login} data-track="sign-in-to-pay" onClick={remember}>
        Sign in to pay
      </Button>
      <Button variant="outline-primary" wide to={paths.signup} data-track="sign-up-to-pay" onClick={remember}>
        {premium ? 'Sign up and go premium' : 'Sign up'}
      </Button>
      <p className="small text-body-secondary mb-0 text-center">
        Your cart stays as it is and comes back here with you.
      </p>
    </div>
  )
}
