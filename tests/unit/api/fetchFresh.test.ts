import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { fetchFresh, fetchKnown, fetchLatest, fetchOnce } from '@/api/client/fetchOnce'

/** A server whose reads return its data at their arrival, but only when the test lets them. */
function slowServer() {
  const server = { rows: ['a'], answers: [] as (() => void)[] }
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      list: build.query<string[], void>({
        queryFn: async () => {
          const data = server.rows
          await new Promise<void>((done) => server.answers.push(done))
          return data.length > 0 ? { data } : { error: 'gone' }
        },
      }),
    }),
  })
  let failed: (() => unknown) | undefined
  const watcher: Middleware = () => (next) => (action) => {
    next(action)
    const now = failed
    failed = api.endpoints.list.matchRejected(action) ? undefined : now
    if (now && !failed) now()
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (withDefaults) => withDefaults().concat(api.middleware, watcher),
  })
  const known = () => store.dispatch(api.endpoints.list.initiate())
  const read = () => store.dispatch(api.endpoints.list.initiate(undefined, { forceRefetch: true }))
  const answerWhenAsked = async (count: number) => {
    await expect.poll(() => server.answers.length).toBe(count)
    server.answers.at(-1)?.()
  }
  const select = () => api.endpoints.list.select()(store.getState())
  /** Runs a function as soon as the next read has failed, before its caller learns of it. */
  const onFailure = (run: () => unknown) => void (failed = run)
  return { server, select, known, read, answerWhenAsked, onFailure }
}

it('sends one request if none is running', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  expect(await fresh).toEqual(['a'])
  expect(server.answers).toHaveLength(1)
})

it('ignores the answer to a request that was already running', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const before = read()
  server.rows = ['a', 'b']
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  await answerWhenAsked(2)
  expect((await before).data).toEqual(['a'])
  expect(await fresh).toEqual(['a', 'b'])
})

it('does not use the cache', async () => {
  const { server, known, answerWhenAsked } = slowServer()
  const before = fetchFresh(known())
  await answerWhenAsked(1)
  expect(await before).toEqual(['a'])
  server.rows = ['a', 'b']
  const fresh = fetchFresh(known())
  await answerWhenAsked(2)
  expect(await fresh).toEqual(['a', 'b'])
})

it('rejects if the newer request fails, although the older one succeeded', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const before = read()
  server.rows = []
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  await answerWhenAsked(2)
  await expect(fresh).rejects.toBe('gone')
  await before
})

it('returns no older data after a failed read, not even if another read is running by then', async () => {
  const { server, read, answerWhenAsked, onFailure, select } = slowServer()
  const before = read()
  server.rows = []
  const fresh = fetchLatest(read())
  onFailure(read)
  await answerWhenAsked(1)
  await answerWhenAsked(2)
  expect(await fresh).toEqual({ error: 'gone' })
  expect(select()).toMatchObject({ status: 'pending', data: ['a'] })
  await answerWhenAsked(3)
  await before
})

it('returns the error and not the cached data, except for data that need not be current', async () => {
  const { server, known, read, answerWhenAsked } = slowServer()
  const first = fetchOnce(read())
  await answerWhenAsked(1)
  expect(await first).toEqual({ data: ['a'] })
  server.rows = []
  const again = fetchOnce(read())
  await answerWhenAsked(2)
  expect(await again).toEqual({ error: 'gone' })
  expect(await fetchOnce(known())).toEqual({ error: 'gone' })
  expect(await fetchKnown(known())).toEqual(['a'])
})
