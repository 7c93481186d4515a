import { afterEach, expect, it, vi } from 'vitest'
import { applyColourMode, chooseColourMode, colourMode, readColourMode, shownMode } from '@/lib/browser/colourMode'
import { localStore } from '@/lib/storage/storage'
import { teardown } from '@tests/teardown'

const shown = () => document.documentElement.dataset.bsTheme

/** A device that reports a change to those that listen at that moment, and soon after it. */
function makeDevice(dark: boolean) {
  const lists = new Set<() => void>()
  const device = {
    dark,
    /** Called after each look at the scheme. */
    afterLook: (): unknown => undefined,
    turn: async (next: boolean) => {
      device.dark = next
      const listeners = [...lists]
      await Promise.resolve()
      for (const listener of listeners) listener()
    },
  }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    const list = {
      get matches() {
        const now = device.dark
        device.afterLook()
        return now
      },
      addEventListener: (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
        lists.add(listener)
        signal.addEventListener('abort', () => lists.delete(listener))
      },
    }
    return list as unknown as MediaQueryList
  })
  return device
}

const apply = () => teardown.add(applyColourMode())

afterEach(() => {
  // A choice that could not be stored lives as long as the page.
  chooseColourMode('system')
  delete document.documentElement.dataset.bsTheme
})

it('follows the device by default', async () => {
  const device = makeDevice(true)
  apply()
  expect(readColourMode()).toBe('system')
  expect(shown()).toBe('dark')
  await device.turn(false)
  expect(shown()).toBe('light')
  chooseColourMode('dark')
  await device.turn(true)
  await device.turn(false)
  expect(shown()).toBe('dark')
})

it('follows a change that comes right after the first look', async () => {
  const device = makeDevice(false)
  device.afterLook = () => {
    device.afterLook = () => undefined
    void device.turn(true)
  }
  apply()
  await vi.waitFor(() => expect(shown()).toBe('dark'))
})

it('follows another tab, and a page that comes back from the browser’s memory', () => {
  makeDevice(false)
  apply()
  localStore.write('colourMode', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'dc:colourMode' }))
  expect(shown()).toBe('dark')
  localStore.write('colourMode', 'light')
  dispatchEvent(new Event('pageshow'))
  expect(shown()).toBe('light')
})

it('stores a choice and notifies listeners', () => {
  makeDevice(true)
  const listener = vi.fn()
  const stop = colourMode.subscribe(listener)
  chooseColourMode('light')
  stop()
  expect(shown()).toBe('light')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(localStore.read('colourMode')).toBe('light')
  expect(shownMode(colourMode.read())).toBe('light')
})

it('ignores any other stored value', () => {
  localStore.write('colourMode', 'pink')
  expect(readColourMode()).toBe('system')
})
