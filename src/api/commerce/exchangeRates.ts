import { injectCalls } from '../client/api'

/** Exchange rates with SGD as the base: for local prices, and for the `hkdRate` of all cart calls. */
export const exchangeRatesApi = injectCalls('exchangeRates', ({ read }) => ({
  // Silent: without rates prices are shown in SGD only, and the cart itself shows that it is waiting.
  // Prices read them from the cache without subscribing; the cart reads them again after an hour.
  getExchangeRates: read('GET /exchangeRates/{currency}', { silent: true, keepUnusedFor: Infinity }),
}))

export const { useGetExchangeRatesQuery } = exchangeRatesApi
