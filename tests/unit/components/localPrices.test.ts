import { afterEach, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { exchangeRatesApi } from '@/api/commerce/exchangeRates'
import { makeStore } from '@/store/store'

afterEach(() => {
  vi.useRealTimers()
})

it('keeps country and rates for as long as a page of prices is open, although no price subscribes', async () => {
  const { getCountry } = profileApi.endpoints
  const { getExchangeRates } = exchangeRatesApi.endpoints
  const { dispatch, getState } = makeStore()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await dispatch(getCountry.initiate(undefined, { subscribe: false }))
  await dispatch(getExchangeRates.initiate({ currency: 'SGD' }, { subscribe: false }))
  vi.advanceTimersByTime(2 * 86_400_000)
  expect(getCountry.select()(getState()).data).toBeDefined()
  expect(getExchangeRates.select({ currency: 'SGD' })(getState()).data).toBeDefined()
})
