import { describe, expect, it, vi } from 'vitest'
import { isPrefetching, prefetch, prefetchWhenIdle, preload, registerChunk } from '@/lib/browser/prefetch'

const chunk = () => vi.fn(() => Promise.resolve({}))

describe('prefetching', () => {
  it('loads the chunk of the matching route, once', async () => {
    const product = chunk()
    const list = chunk()
    registerChunk('/p/:product', product)
    registerChunk('/p', list)
    prefetch('/p/premium?x=1#top')
    prefetch('/p/another')
    expect(product).toHaveBeenCalledOnce()
    expect(list).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(isPrefetching()).toBe(false))
  })

  it('finds a route that was registered after its link had been pointed at', async () => {
    const late = chunk()
    prefetch('/late')
    registerChunk('/late', late)
    prefetch('/late')
    expect(late).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(isPrefetching()).toBe(false))
  })

  it('never prefetches microsites or other hosts', () => {
    const site = chunk()
    registerChunk('/microsites/*', site)
    for (const address of ['/microsites/launch', '/Microsites/x', 'https://evil.example/p', 'mailto:a@b.c', '#main'])
      prefetch(address)
    expect(site).not.toHaveBeenCalled()
  })

  it('is off for visitors with data saver on', () => {
    const page = chunk()
    registerChunk('/saving', page)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    prefetch('/saving')
    expect(page).not.toHaveBeenCalled()
  })

  it('can be repeated after a failure', async () => {
    const page = vi.fn(() => Promise.reject(new Error('offline')))
    registerChunk('/flaky', page)
    prefetch('/flaky')
    await vi.waitFor(() => expect(isPrefetching()).toBe(false))
    prefetch('/flaky')
    expect(page).toHaveBeenCalledTimes(2)
    await vi.waitFor(() => expect(isPrefetching()).toBe(false))
  })

  it('tells that code is being preloaded, so that a failure reloads nothing', async () => {
    preload(() => Promise.reject(new Error('offline')))
    expect(isPrefetching()).toBe(true)
    await vi.waitFor(() => expect(isPrefetching()).toBe(false))
  })

  it('preloads nothing for visitors with data saver on', () => {
    const dialog = chunk()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    preload(dialog)
    expect(dialog).not.toHaveBeenCalled()
  })

  it('waits for an idle browser, at most 2000 ms, and can be cancelled', () => {
    const page = chunk()
    registerChunk('/idle', page)
    const idle = vi.fn((_run: () => void, _options: { timeout: number }) => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const stop = prefetchWhenIdle('/idle')
    expect(idle.mock.calls[0]?.[1].timeout).toBe(2000)
    stop()
    expect(cancel).toHaveBeenCalledWith(7)
    idle.mock.calls[0]?.[0]()
    expect(page).toHaveBeenCalledOnce()
  })

  it.each([
    ['slow', { connection: { downlink: 1.6 } }],
    ['of unknown speed, as in Firefox and Safari', {}],
  ])('fetches ahead on a connection that is %s (R-CONST-03)', (name, navigator) => {
    const page = chunk()
    registerChunk(`/idle-${name}`, page)
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1))
    vi.stubGlobal('navigator', navigator)
    prefetchWhenIdle(`/idle-${name}`)
    expect(page).toHaveBeenCalledOnce()
  })
})
