import { api, calls } from './client/api'

/** Exchange rates: of base SGD for local prices, and for the `hkdRate` of all cart calls. */
export const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'exchangeRates')
    return {
      // Quiet: without rates prices stand in SGD alone, and the cart says itself that it waits.
      getExchangeRates: read('GET /exchangeRates/{currency}', { silent: true, keepUnusedFor: 3600 }),
    }
  },
})

export const { useGetExchangeRatesQuery } = exchangeRatesApi
