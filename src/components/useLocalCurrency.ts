import { useEffect } from 'react'
import { exchangeRatesApi } from '@/api/commerce/exchangeRates'
import { profileApi } from '@/api/account/profile'
import { chargeCurrency, currencyOfCountry, localPrice, type LocalPrice } from '@/domain/cart/currency'
import { readCookie } from '@/lib/storage/cookies'
import type { Cents } from '@/lib/money/money'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch, AppThunk, RootState } from '@/store/store'

const { getCountry } = profileApi.endpoints
const { getExchangeRates } = exchangeRatesApi.endpoints
const inSgd = { currency: 'SGD' } as const

const selectCountry = getCountry.select()
const selectRates = getExchangeRates.select(inSgd)

const reads = {
  country: {
    start: (dispatch: AppDispatch) => dispatch(getCountry.initiate()),
    isGone: (state: RootState) => selectCountry(state).isUninitialized,
  },
  rates: {
    start: (dispatch: AppDispatch) => dispatch(getExchangeRates.initiate(inSgd)),
    isGone: (state: RootState) => selectRates(state).isUninitialized,
  },
}
type Read = keyof typeof reads
type Shared = { readers: number; subscription: { unsubscribe: () => void } }

/** What is subscribed to, by store: the prices of a list share a subscription, where each would have its own. */
const shared = new WeakMap<AppDispatch, Map<Read, Shared>>()

function subscribe(dispatch: AppDispatch, read: Read): () => void {
  const ofStore = shared.get(dispatch) ?? new Map<Read, Shared>()
  shared.set(dispatch, ofStore)
  const one = ofStore.get(read) ?? { readers: 0, subscription: reads[read].start(dispatch) }
  ofStore.set(read, one)
  one.readers += 1
  return () => {
    one.readers -= 1
    if (one.readers > 0) return
    ofStore.delete(read)
    one.subscription.unsubscribe()
  }
}

/** Signing in or out empties the cache, subscriptions included: the first component to notice reads again. */
const readAgain =
  (read: Read, one: Shared | undefined): AppThunk =>
  (dispatch, getState) => {
    if (one && reads[read].isGone(getState())) one.subscription = reads[read].start(dispatch)
  }

function useShared(read: Read, isNeeded = true): void {
  const dispatch = useAppDispatch()
  const isGone = useAppSelector(reads[read].isGone)
  useEffect(() => (isNeeded ? subscribe(dispatch, read) : undefined), [dispatch, read, isNeeded])
  useEffect(() => {
    if (isGone) dispatch(readAgain(read, shared.get(dispatch)?.get(read)))
  }, [dispatch, read, isGone])
}

/** The country of the last visit, by page: every price of a list asks for it, and reading a cookie takes long. */
const remembered = new WeakMap<AppDispatch, string>()

function useRememberedCountry(): string {
  const dispatch = useAppDispatch()
  const known = remembered.get(dispatch)
  if (known !== undefined) return known
  const country = readCookie('country') ?? 'sg'
  remembered.set(dispatch, country)
  return country
}

/** The visitor's country: lower-case ISO code, Singapore while unknown (R-CUR-02, R-API-07). */
export function useCountry(): string {
  useShared('country')
  const code = useAppSelector((state) => selectCountry(state).data?.code)
  const last = useRememberedCountry()
  return (code ?? last).toLowerCase()
}

/** Formats amounts in the visitor's currency; undefined if that is SGD, or while no rate is known (R-CUR-01). */
export function useLocalPrice(): (cents: Cents) => LocalPrice | undefined {
  const currency = currencyOfCountry(useCountry())
  // Who pays in their own currency needs no rate.
  useShared('rates', currency !== chargeCurrency)
  const rates = useAppSelector((state) => selectRates(state).data)
  return (cents) => localPrice(cents, currency, rates)
}

/** Rupees for one Singapore dollar, for India plans (O-27); undefined while unknown. */
export function useInrRate(isNeeded = true): number | undefined {
  useShared('rates', isNeeded)
  return useAppSelector((state) => selectRates(state).data?.rates.INR)
}
