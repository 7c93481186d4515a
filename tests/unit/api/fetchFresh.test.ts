import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { fetchFresh, fetchKnown, fetchLatest, fetchOnce } from '@/api/client/fetchOnce'

/** A server whose reads answer with what it held when they arrived, as late as the test says. */
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
  /** Runs something as soon as the next read has failed, before its caller hears of it. */
  const onFailure = (run: () => unknown) => void (failed = run)
  return { server, select, known, read, answerWhenAsked, onFailure }
}

it('asks once if nothing is being read', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  expect(await fresh).toEqual(['a'])
  expect(server.answers).toHaveLength(1)
})

it('takes no answer to a request that left before it was asked', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const before = read()
  server.rows = ['a', 'b']
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  await answerWhenAsked(2)
  expect((await before).data).toEqual(['a'])
  expect(await fresh).toEqual(['a', 'b'])
})

it('takes no answer from the cache', async () => {
  const { server, known, answerWhenAsked } = slowServer()
  const before = fetchFresh(known())
  await answerWhenAsked(1)
  expect(await before).toEqual(['a'])
  server.rows = ['a', 'b']
  const fresh = fetchFresh(known())
  await answerWhenAsked(2)
  expect(await fresh).toEqual(['a', 'b'])
})

it('rejects if the newer request fails, whatever the older one answered', async () => {
  const { server, read, answerWhenAsked } = slowServer()
  const before = read()
  server.rows = []
  const fresh = fetchFresh(read())
  await answerWhenAsked(1)
  await answerWhenAsked(2)
  await expect(fresh).rejects.toBe('gone')
  await before
})

it('gives no older data for a failed read, not even when the next one is on its way by then', async () => {
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

it('takes an error for an error, unless any earlier answer is good enough', async () => {
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
