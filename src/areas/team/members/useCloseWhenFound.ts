import { useEffect, useEffectEvent, useRef } from 'react'
import { isUndecided } from '@/store/payment/types'
import type { SeatPurchase } from './useSeatPurchase'

/** Closes the dialog if a payment whose outcome was unknown turns out to be paid: the page itself reports it. */
export function useCloseWhenFound({ state }: SeatPurchase, onClose: () => void): void {
  const wasUndecided = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isUndecided(state)) wasUndecided.current = true
    else if (wasUndecided.current && state.step === 'paid') close()
  }, [state])
}
