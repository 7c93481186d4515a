import { useGetExchangeRatesQuery } from '@/api/exchangeRates'
import { useGetCountryQuery } from '@/api/profile'
import { currencyOfCountry, localPrice, type LocalPrice } from '@/domain/cart/currency'
import { readCookie } from '@/lib/cookies'
import type { Cents } from '@/lib/money'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'

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
  const { data: country } = useGetCountryQuery()
  const last = useRememberedCountry()
  return (country?.code ?? last).toLowerCase()
}

/** Formats amounts in the visitor's currency; undefined if that is SGD, or while no rate is known (R-CUR-01). */
export function useLocalPrice(): (cents: Cents) => LocalPrice | undefined {
  const country = useCountry()
  const { data: rates } = useGetExchangeRatesQuery({ currency: 'SGD' })
  const currency = currencyOfCountry(country)
  return (cents) => localPrice(cents, currency, rates)
}
