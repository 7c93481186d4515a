import { expect, it } from 'vitest'
import { attempt } from '@/ui/attempt'

/** A query as RTK returns it: a promise of its state in the store, with `unwrap`. */
const query = (state: { isUninitialized: boolean; data?: string }) =>
  Object.assign(Promise.resolve(state), { unwrap: () => Promise.resolve(state.data) })

it('takes the data of a query as its answer', async () => {
  expect(await attempt(() => query({ isUninitialized: false, data: 'file' }))).toEqual({ ok: true, answer: 'file' })
})

it('takes a query that the end of the session has emptied as aborted, not as done', async () => {
  expect(await attempt(() => query({ isUninitialized: true }))).toEqual({ ok: false, error: { status: 'aborted' } })
})
