import type { PaymentState } from '@/store/payment/types'
import { dismissed } from '@/ui/hooks/useQuestion'

type Paying<Request, Receipt> = {
  pay: (request: Request) => Promise<void>
  read: () => PaymentState<Receipt>
  subscribe: (listener: () => void) => () => void
}

const inFlight = ['preparing', 'sending', 'refused', 'authenticating']

/**
 * Pays when a form is submitted. Resolves if it is paid; otherwise rejects without a message, since `PaymentStatus`
 * shows it, and the form keeps its input. Doesn't wait until an unknown outcome has been checked.
 */
export async function payInForm<Request, Receipt>(payment: Paying<Request, Receipt>, request: Request): Promise<void> {
  // An earlier payment has succeeded: that must not count as the success of this one.
  if (payment.read().step === 'paid') throw dismissed
  void payment.pay(request)
  const { step } = await new Promise<PaymentState<Receipt>>((settled) => {
    const look = () => {
      const state = payment.read()
      if (inFlight.includes(state.step)) return
      stop()
      settled(state)
    }
    const stop = payment.subscribe(look)
    look()
  })
  if (step !== 'paid') throw dismissed
}
