import { expect, it, vi } from 'vitest'
import { unregister } from '@/app/foreignWorkers'

const worker: ServiceWorker = Object.create(EventTarget.prototype)

/** The container of a page with registrations, and how often one was unregistered. */
function containerOf(count: number, controller: ServiceWorker | null) {
  const dropped = vi.fn(() => Promise.resolve(true))
  const registration: ServiceWorkerRegistration = Object.assign(Object.create(EventTarget.prototype), {
    unregister: dropped,
  })
  return {
    dropped,
    controller,
    getRegistrations: () => Promise.resolve(Array.from({ length: count }, () => registration)),
  }
}

it('a service worker that another build has left is removed, and the page that it controls loads once more', async () => {
  const reload = vi.fn()
  const container = containerOf(2, worker)
  await unregister(container, reload)
  expect(container.dropped).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page that no worker controls stays as it is', async () => {
  const reload = vi.fn()
  await unregister(containerOf(2, null), reload)
  await unregister(containerOf(0, worker), reload)
  expect(reload).not.toHaveBeenCalled()
})

it('a page whose cookies are blocked has no workers', async () => {
  const reload = vi.fn()
  await unregister({ controller: worker, getRegistrations: () => Promise.reject(new Error('blocked')) }, reload)
  expect(reload).not.toHaveBeenCalled()
})
