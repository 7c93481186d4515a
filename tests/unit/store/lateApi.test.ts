import { expect, it } from 'vitest'
import { makeStore } from '@/store/store'

it('attaches the API to a store that was made before the first call was declared', async () => {
  const first = makeStore()
  expect(first.getState().api).toEqual({})
  const { api } = await import('@/api/client/api')
  const { eventsApi } = await import('@/api/community/events')
  for (const { dispatch, getState } of [first, makeStore()]) {
    expect(getState().api.config.middlewareRegistered).toBe(true)
    const reading = dispatch(eventsApi.endpoints.listEvents.initiate())
    expect((await reading).data?.length).toBeGreaterThan(0)
    reading.unsubscribe()
    dispatch(api.util.resetApiState())
  }
})
