import { useAppSelector } from '@/store/hooks'
import { Stepper } from '@/ui/layout/Stepper'

type Step = 'cart' | 'pay' | 'done'

/** Where the buyer is on the way from the cart to the order; visitors have to sign in on the way. */
export function CartSteps({ step }: { step: Step }) {
  const isVisitor = useAppSelector(({ cart }) => cart.owner.kind === 'visitor')
  const steps = isVisitor ? ['Cart', 'Sign in', 'Payment'] : ['Cart', 'Payment', 'Done']
  const now = { cart: 1, pay: 2, done: steps.length + 1 }[step]
  return (
    <div className="cart-steps">
      <Stepper steps={steps} step={now} label="Checkout progress" />
    </div>
  )
}
