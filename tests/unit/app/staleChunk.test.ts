import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isChunkError,
  loadChunk,
  reloadForChunks,
  reloadInto,
  reloading,
  settleReload,
  watchChunks,
} from '@/app/staleChunk'
import { criticalWork } from '@/lib/browser/criticalWork'
import { prefetch, registerChunk } from '@/lib/browser/prefetch'
import { sessionStore } from '@/lib/storage/storage'

const reload = vi.fn()
const really = reloading.reload
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Billing-a1.js'))
/** Waits until everything has run that only waits for a turn of the event loop. */
const allTurns = () => new Promise((done) => setImmediate(done))

beforeEach(() => {
  settleReload()
  reload.mockClear()
  reloading.reload = reload
  reloading.age = () => 120_000
})

describe('a chunk of an earlier deployment (R-CHUNK-01)', () => {
  it('reloads the page, without showing an error in the meantime', async () => {
    const settled = vi.fn()
    void loadChunk(gone).then(settled, settled)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await allTurns()
    expect(settled).not.toHaveBeenCalled()
  })

  it.each([
    ['the page that is being opened', '/events?when=past', 'assign'],
    ['where it is, if only the hash differs', '/#join', 'reload'],
    ['where it is, if none is being opened', undefined, 'reload'],
  ] as const)('leads to %s', (_, opening, does) => {
    reloading.reload = really
    const calls: string[] = []
    vi.spyOn(location, 'assign').mockImplementation((to) => void calls.push(`assign ${String(to)}`))
    vi.spyOn(location, 'reload').mockImplementation(() => void calls.push('reload'))
    reloadInto(() => opening)
    expect(reloadForChunks()).toBe(true)
    reloadInto(() => undefined)
    expect(calls).toEqual([does === 'assign' ? `assign ${location.origin}${opening}` : 'reload'])
  })

  it('reloads at most once in 60 seconds; then shows the error', async () => {
    expect(reloadForChunks(1_000_000)).toBe(true)
    settleReload()
    expect(reloadForChunks(1_059_999)).toBe(false)
    expect(reloadForChunks(1_060_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
    settleReload()
    sessionStorage.setItem('dc:reloaded-at', String(Date.now()))
    await expect(loadChunk(gone)).rejects.toThrow(/dynamically imported/)
  })

  it('never reloads offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadChunk(gone)).rejects.toThrow(/dynamically imported/)
    expect(reload).not.toHaveBeenCalled()
  })

  it('never reloads during a payment', async () => {
    const done = criticalWork.start()
    await expect(loadChunk(gone)).rejects.toThrow(/dynamically imported/)
    expect(reload).not.toHaveBeenCalled()
    done()
    expect(reloadForChunks()).toBe(true)
  })

  it('falls back to the age of the page if storage is blocked, so that it never loops', () => {
    vi.spyOn(sessionStore, 'write').mockReturnValue(false)
    vi.spyOn(sessionStore, 'read').mockReturnValue(undefined)
    reloading.age = () => 2000
    expect(reloadForChunks()).toBe(false)
    reloading.age = () => 61_000
    expect(reloadForChunks()).toBe(true)
  })

  it('ignores other errors', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('x is not a function')))).rejects.toThrow('x is not')
    expect(reload).not.toHaveBeenCalled()
    expect(isChunkError(new Error('Importing a module script failed.'))).toBe(true)
    expect(isChunkError(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true)
    expect(isChunkError('Failed to fetch dynamically imported module')).toBe(false)
  })

  it('handles chunks that are not routes, but not those that were only prefetched', async () => {
    const stop = watchChunks()
    registerChunk('/stale/chunk', () => {
      window.dispatchEvent(new Event('vite:preloadError'))
      return gone()
    })
    prefetch('/stale/chunk')
    await allTurns()
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('vite:preloadError'))
    expect(reload).toHaveBeenCalledOnce()
    stop()
  })
})
