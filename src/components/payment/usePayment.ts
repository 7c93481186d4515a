import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { locked, unlocked } from '@/store/uiSlice'
import { Payment, type Flow } from './payment'
import { lockText } from './states'

/** The payments of a store, by key: they outlive the pages that began them. */
const payments = new WeakMap<AppDispatch, Map<string, unknown>>()

/** The payment under a key; `makeFlow` is asked for the first of its key only. */
export function paymentOf<Facts, Receipt>(
  dispatch: AppDispatch,
  key: string,
  makeFlow: (dispatch: AppDispatch) => Flow<Facts, Receipt>,
): Payment<Facts, Receipt> {
  const all = payments.get(dispatch) ?? new Map<string, unknown>()
  payments.set(dispatch, all)
  const payment = all.get(key) ?? new Payment(key, makeFlow(dispatch))
  all.set(key, payment)
  return payment as Payment<Facts, Receipt>
}

/**
 * The payment under a key and its state; takes up one that was left undecided, and locks the page while it is under way.
 * @param key what is paid and by whom: `cart:u-1`, `seats:t-77`, `rsvp:ev-3:u-1`
 */
export function usePayment<Facts, Receipt>(key: string, makeFlow: (dispatch: AppDispatch) => Flow<Facts, Receipt>) {
  const dispatch = useAppDispatch()
  const payment = useMemo(() => paymentOf(dispatch, key, makeFlow), [dispatch, key, makeFlow])
  const state = useSyncExternalStore(payment.subscribe, payment.read)
  useEffect(() => {
    void payment.recover()
    return payment.follow()
  }, [payment])
  const text = lockText(state)
  useEffect(() => {
    if (text === undefined) return
    dispatch(locked(text))
    return () => void dispatch(unlocked())
  }, [dispatch, text])
  return { payment, state }
}
