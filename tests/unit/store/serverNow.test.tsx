import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useServerNow } from '@/components/useServerNow'
import { makeStore } from '@/store/store'
import { handlers } from '@mocks/handlers'

// It moves when the hook is rendered again, not every minute.
vi.mock('@/ui/hooks/useNow', () => ({ useNow: () => Date.now() }))

const hour = 3_600_000

it.each([5 * hour, -5 * hour])('is the server’s time again after the device’s clock was set by %i ms', async (jump) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const time = new Date(Date.now() + hour).toISOString()
  vi.spyOn(handlers, 'getTime').mockReturnValue({ time, timeZone: 'Asia/Singapore' })
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook(useServerNow, { wrapper })
  const isServers = () => expect(Math.abs(result.current - Date.parse(time))).toBeLessThan(hour / 2)
  await waitFor(isServers)
  vi.setSystemTime(Date.now() + jump)
  rerender()
  expect(isServers).toThrow()
  await waitFor(isServers)
})
