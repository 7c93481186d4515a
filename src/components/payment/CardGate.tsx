import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useState, type ReactNode } from 'react'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { loadStripeJs, type Stripe } from '@/store/payment/stripe'

/** Loads Stripe's script, then renders the card fields, which are Stripe's own iframes. */
export function CardGate({ children }: { children: ReactNode }) {
  const [stripe, setStripe] = useState<Stripe | null>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let gone = false
    void loadStripeJs().then((loaded) => gone || setStripe(loaded))
    return () => {
      gone = true
    }
  }, [round])
  if (stripe === undefined) return <Skeleton shape="form" rows={3} label="Loading the card form" />
  if (stripe === null)
    return (
      <ErrorState
        title="We couldn’t load the card form"
        error="We couldn’t reach Stripe, our card provider. You weren’t charged."
        onRetry={() => {
          setStripe(undefined)
          setRound(round + 1)
        }}
      />
    )
  return (
    <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
      {children}
    </Elements>
  )
}
