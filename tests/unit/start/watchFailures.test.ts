import { expect, it, vi } from 'vitest'
import { watchFailures } from '@/start/watchFailures'

it.each([
  ['is read again where the app had not shown it yet', '<div id="root" data-prerendered="page"></div>', true, 1],
  ['goes on where the app had shown it', '<div id="root"></div>', true, 0],
  ['is not one that is opened', '<div id="root" data-prerendered="page"></div>', false, 0],
])('a page that one comes back to %s', (_what, html, persisted, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  document.body.innerHTML = html
  watchFailures()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(reload).toHaveBeenCalledTimes(times)
})
