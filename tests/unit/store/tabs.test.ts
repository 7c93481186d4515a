import { expect, it, vi } from 'vitest'
import { broadcast, subscribe } from '@/store/session/tabs'

it('messages of other tabs still reach one listener after another has unsubscribed', async () => {
  const other = new BroadcastChannel('dc:session')
  const [first, second] = [vi.fn(), vi.fn()]
  const stopFirst = subscribe(first)
  const stopSecond = subscribe(second)
  stopFirst()
  stopFirst()
  other.postMessage({ kind: 'signedOut' })
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith({ kind: 'signedOut' }))
  expect(first).not.toHaveBeenCalled()
  stopSecond()
  other.close()
})

it('uses storage where the browser refuses a channel', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const heard = vi.fn()
  const stop = subscribe(heard)
  broadcast({ kind: 'signedIn' })
  // Storage events reach other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: 'dc:session' }))
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'signedIn' }))
  stop()
})
