import { expect, it, vi } from 'vitest'
import { once } from '@/lib/browser/once'

it('keeps the result, and hands it out at once', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'))
  const kept = once(load)
  expect(kept.peek()).toBeUndefined()
  expect(await kept()).toBe('chunk')
  expect(kept.peek()).toBe('chunk')
  expect(await kept()).toBe('chunk')
  expect(load).toHaveBeenCalledOnce()
})

it('answers callers that ask while it loads with the same result', async () => {
  let count = 0
  const kept = once(() => Promise.resolve({ count: (count += 1) }))
  const [one, other] = await Promise.all([kept(), kept()])
  expect(one).toBe(other)
})

it('loads again after a failure', async () => {
  const kept = once(vi.fn(() => Promise.resolve('chunk')).mockRejectedValueOnce(new Error('offline')))
  await expect(kept()).rejects.toThrow('offline')
  expect(kept.peek()).toBeUndefined()
  expect(await kept()).toBe('chunk')
})
