import { expect, it, vi } from 'vitest'
import { observable } from '@/lib/browser/observable'

it('passes each change to all current listeners, also while one of them unsubscribes', () => {
  const { subscribe, notify, hasListeners } = observable<number>()
  const second = vi.fn()
  const first = vi.fn(() => stopFirst())
  const stopFirst = subscribe(first)
  const stopSecond = subscribe(second)
  notify(1)
  notify(2)
  expect(first.mock.calls).toEqual([[1]])
  expect(second.mock.calls).toEqual([[1], [2]])
  expect(hasListeners()).toBe(true)
  stopSecond()
  expect(hasListeners()).toBe(false)
})
