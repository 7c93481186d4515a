import { configureStore } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { fetchFresh } from '@/api/client/fetchOnce'

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
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
  })
  const read = () => store.dispatch(api.endpoints.list.initiate(undefined, { forceRefetch: true }))
  const answerWhenAsked = async (count: number) => {
    await expect.poll(() => server.answers.length).toBe(count)
    server.answers.at(-1)?.()
  }
  return { server, read, answerWhenAsked }
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
