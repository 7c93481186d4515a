import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { exchangeRatesApi } from '@/api/commerce/exchangeRates'
import { useLocalPrice } from '@/components/useLocalCurrency'
import { makeStore } from '@/store/store'
import { fail } from '@mocks/settings/faults'
import { environment } from '@mocks/settings/environment'
import { requestLog } from '@mocks/requestLog'

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

describe('a reader abroad', () => {
  const price = () => {
    const store = makeStore()
    const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children })
    const show = () => renderHook(() => useLocalPrice()(10_000)?.currency, { wrapper })
    const asked = () => requestLog.read().filter(({ id }) => id === 'getExchangeRates').length
    return { show, asked, ...store }
  }
  let ahead = 0
  const later = (ms: number) => void (ahead += ms)
  const abroad = () => {
    environment.country = 'us'
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  }

  it('sees local prices once the rates can be read again: on the next page, or when the line is back', async () => {
    abroad()
    const { show, asked } = price()
    fail('getExchangeRates', '403x2')
    const first = show()
    await waitFor(() => expect(asked()).toBe(1))
    later(5000)
    show()
    await waitFor(() => expect(asked()).toBe(2))
    expect(first.result.current).toBeUndefined()
    later(5000)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(first.result.current).toBe('USD'))
  })

  it('sees rates of the last hour, and never none while newer ones are read or cannot be', async () => {
    abroad()
    const { show, asked } = price()
    const seen = show()
    await waitFor(() => expect(seen.result.current).toBe('USD'))
    show()
    expect(asked()).toBe(1)
    later(3_700_000)
    fail('getExchangeRates', '403')
    show()
    await waitFor(() => expect(asked()).toBe(2))
    expect(seen.result.current).toBe('USD')
  })
})
