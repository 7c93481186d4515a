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

// Kept by the cache, not by subscriptions: each price of a list would have its own.
const kept = { subscribe: false }
const reads = {
  country: {
    start: (dispatch: AppDispatch) => void dispatch(getCountry.initiate(undefined, kept)),
    isMissing: (state: RootState) => selectCountry(state).isUninitialized,
  },
  rates: {
    start: (dispatch: AppDispatch) => void dispatch(getExchangeRates.initiate(inSgd, kept)),
    isMissing: (state: RootState) => selectRates(state).isUninitialized,
  },
}

/** The first component to notice reads it; signing in or out empties the cache. */
const readMissing =
  (read: keyof typeof reads): AppThunk =>
  (dispatch, getState) => {
    if (reads[read].isMissing(getState())) reads[read].start(dispatch)
  }

function useRead(read: keyof typeof reads, isNeeded = true): void {
  const dispatch = useAppDispatch()
  const isMissing = useAppSelector(reads[read].isMissing)
  useEffect(() => {
    if (isNeeded && isMissing) dispatch(readMissing(read))
  }, [dispatch, read, isNeeded, isMissing])
}

const lastCountry = (): AppThunk<string> => (_dispatch, _getState, extra) =>
  (extra.lastCountry ??= readCookie('country') ?? 'sg')

/** The visitor's country: lower-case ISO code, Singapore while unknown (R-CUR-02, R-API-07). */
export function useCountry(): string {
  useRead('country')
  const code = useAppSelector((state) => selectCountry(state).data?.code)
  const dispatch = useAppDispatch()
  return (code ?? dispatch(lastCountry())).toLowerCase()
}

/** Formats amounts in the visitor's currency; undefined if that is SGD, or while no rate is known (R-CUR-01). */
export function useLocalPrice(): (cents: Cents) => LocalPrice | undefined {
  const currency = currencyOfCountry(useCountry())
  // Who pays in their own currency needs no rate.
  useRead('rates', currency !== chargeCurrency)
  const rates = useAppSelector((state) => selectRates(state).data)
  return (cents) => localPrice(cents, currency, rates)
}

/** Rupees for one Singapore dollar, for India plans (O-27); undefined while unknown. */
export function useInrRate(isNeeded = true): number | undefined {
  useRead('rates', isNeeded)
  return useAppSelector((state) => selectRates(state).data?.rates.INR)
}
