import { expect, it, vi } from 'vitest'
import { dropForeignWorkers } from '@/app/foreignWorkers'

const unregister = vi.fn(() => Promise.resolve(true))
const worker: ServiceWorker = Object.create(EventTarget.prototype)

it('a service worker that another build has left is removed, and the page that it controls loads once more', async () => {
  const reload = vi.fn()
  await dropForeignWorkers([{ unregister }, { unregister }], { controller: worker }, reload)
  expect(unregister).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page that no worker controls stays as it is', async () => {
  const reload = vi.fn()
  await dropForeignWorkers([{ unregister }], { controller: null }, reload)
  await dropForeignWorkers([], { controller: worker }, reload)
  expect(reload).not.toHaveBeenCalled()
})
