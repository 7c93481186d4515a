import { useEffect, useMemo } from 'react'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { rsvpTexts } from '@/components/payment/paymentTexts'
import { usePayment } from '@/components/payment/usePayment'
import { rsvpAdapter } from '@/store/payment/rsvp'
import { attempts } from '@/store/payment/attempts'
import { mayPay } from '@/store/payment/types'

type Props = { paymentKey: string; userId: string | undefined; isGoing: boolean; onDecided: () => void }

/** A payment with an unknown outcome, shown before other data has loaded and even if loading fails. */
export function UndecidedRsvp({ paymentKey, userId, isGoing, onDecided }: Props) {
  const adapter = useMemo(() => rsvpAdapter(userId), [userId])
  const { payment, state } = usePayment(paymentKey, adapter)
  const isOver = state.step === 'paid' || (mayPay(state) && !attempts.open(paymentKey))
  useEffect(() => {
    if (isOver) onDecided()
  }, [isOver, onDecided])
  // The page shows the RSVP itself.
  if (state.step === 'paid' && isGoing) return null
  return <PaymentStatus payment={payment} state={state} texts={rsvpTexts} />
}
