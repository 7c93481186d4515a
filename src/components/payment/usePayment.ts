import { listen } from '@/lib/browser/listen'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAppDispatch } from '@/store/hooks'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { paymentOf } from '@/store/payment/paymentOf'
import { lockText } from '@/store/payment/types'
import type { AppDispatch } from '@/store/store'
import { locked, unlocked } from '@/store/uiSlice'

/**
 * The payment for a key and its state; resumes one with an unknown outcome, and locks the page while it is in flight.
 * @param key what is paid and by whom: `cart:u-1`, `seats:t-77:u-1`, `rsvp:ev-3:u-1`
 * @param makeAdapter used for the first payment of the key only; keep it stable
 * @param options `locks: false` if the page locks itself
 */
export function usePayment<Facts, Receipt, Payload = undefined>(
  key: string,
  makeAdapter: (dispatch: AppDispatch) => PaymentAdapter<Facts, Receipt, Payload>,
  { locks = true }: { locks?: boolean } = {},
) {
  const dispatch = useAppDispatch()
  const payment = useMemo(() => dispatch(paymentOf(key, makeAdapter)), [dispatch, key, makeAdapter])
  const state = useSyncExternalStore(payment.subscribe, payment.read, payment.read)
  useEffect(() => {
    // Subscribe before the first check, so that no change from another tab is missed in between.
    const unfollow = payment.follow()
    const recover = () => void payment.recover()
    // What failed to load while offline may load now.
    const stop = listen(window, 'online', recover)
    recover()
    return () => {
      stop()
      unfollow()
    }
  }, [payment])
  const text = locks ? lockText(state) : undefined
  useEffect(() => {
    if (text === undefined) return
    dispatch(locked(text))
    return () => void dispatch(unlocked())
  }, [dispatch, text])
  return { payment, state }
}
