import { useEffect } from 'react'
import { exchangeRatesApi } from '@/api/commerce/exchangeRates'
import { profileApi } from '@/api/account/profile'
import { chargeCurrency, currencyOfCountry, localPrice, rateOf, type LocalPrice } from '@/domain/cart/currency'
import { readCookie } from '@/lib/storage/cookies'
import { isWithin } from '@/lib/dates/within'
import type { Cents } from '@/lib/money/money'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch, AppThunk, RootState } from '@/store/store'

const { getCountry } = profileApi.endpoints
const { getExchangeRates } = exchangeRatesApi.endpoints
const inSgd = { currency: 'SGD' } as const

const selectCountry = getCountry.select()
const selectRates = getExchangeRates.select(inSgd)

// No subscriptions: each price of a list would add one. The cache keeps the data without them.
const kept = { subscribe: false, forceRefetch: true }
const reads = {
  country: {
    start: (dispatch: AppDispatch) => dispatch(getCountry.initiate(undefined, kept)),
    select: selectCountry,
    longest: Infinity,
  },
  rates: {
    start: (dispatch: AppDispatch) => dispatch(getExchangeRates.initiate(inSgd, kept)),
    select: selectRates,
    longest: 3_600_000,
  },
}

/** How long after a failed read the next price may retry it, in ms. */
const pause = 3000

/** Whether the data must be read: it never was, the last read has failed, or it is too old. */
function isDue(read: keyof typeof reads, state: RootState): boolean {
  const { select, longest } = reads[read]
  const { isUninitialized, isError, isSuccess, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = select(state)
  if (isError) return !isWithin(pause, startedTimeStamp, Date.now())
  return isUninitialized || (isSuccess && !isWithin(longest, fulfilledTimeStamp, Date.now()))
}

/**
 * Reads the data if it is due, once for all components; also after signing in or out, which empties the cache. Old data
 * stays until it is replaced.
 */
const readIfDue =
  (read: keyof typeof reads): AppThunk =>
  (dispatch, getState) => {
    if (!isDue(read, getState())) return
    void reads[read].start(dispatch).then(({ isError }) => {
      if (isError) window.addEventListener('online', () => dispatch(readIfDue(read)), { once: true })
    })
  }

function useRead(read: keyof typeof reads, isNeeded = true): void {
  const dispatch = useAppDispatch()
  const isMissing = useAppSelector((state) => reads[read].select(state).isUninitialized)
  useEffect(() => {
    if (isNeeded) dispatch(readIfDue(read))
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
  // Visitors who pay in their own currency need no rate.
  useRead('rates', currency !== chargeCurrency)
  const rates = useAppSelector((state) => selectRates(state).data)
  return (cents) => localPrice(cents, currency, rates)
}

/** Rupees for one Singapore dollar, for India plans (O-27); undefined while unknown. */
export function useInrRate(isNeeded = true): number | undefined {
  useRead('rates', isNeeded)
  return useAppSelector((state) => rateOf(selectRates(state).data, 'INR'))
}
