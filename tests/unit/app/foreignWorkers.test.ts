import { expect, it, vi } from 'vitest'
import { dropForeignWorkers } from '@/app/foreignWorkers'

function browserWith(count: number, controlled: boolean) {
  const unregister = vi.fn(() => Promise.resolve(true))
  const registrations = Array.from({ length: count }, () => ({ unregister }))
  const workers = { getRegistrations: () => Promise.resolve(registrations), controller: controlled ? {} : null }
  return { unregister, workers: workers as unknown as ServiceWorkerContainer }
}

it('a service worker that another build has left is removed, and the page that it controls loads once more', async () => {
  const { unregister, workers } = browserWith(2, true)
  const reload = vi.fn()
  await dropForeignWorkers(workers, reload)
  expect(unregister).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page that no worker controls stays as it is', async () => {
  const reload = vi.fn()
  await dropForeignWorkers(browserWith(1, false).workers, reload)
  await dropForeignWorkers(browserWith(0, false).workers, reload)
  await dropForeignWorkers(undefined, reload)
  expect(reload).not.toHaveBeenCalled()
})
