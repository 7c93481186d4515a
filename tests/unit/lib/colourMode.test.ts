import { expect, it, vi } from 'vitest'
import { applyColourMode, chooseColourMode, colourMode, readColourMode, shownMode } from '@/lib/colourMode'
import { localStore } from '@/lib/storage'

const shown = () => document.documentElement.dataset.bsTheme
const night = (dark: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: dark, addEventListener: () => undefined } as unknown as MediaQueryList)

it('follows the device until something was chosen', () => {
  night(true)
  applyColourMode()
  expect(readColourMode()).toBe('system')
  expect(shown()).toBe('dark')
})

it('remembers a choice and tells whoever listens', () => {
  night(true)
  const listener = vi.fn()
  const stop = colourMode.subscribe(listener)
  chooseColourMode('light')
  stop()
  expect(shown()).toBe('light')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(localStore.read('colourMode')).toBe('light')
  expect(shownMode(colourMode.read())).toBe('light')
})

it('takes anything else that is stored as no choice', () => {
  localStore.write('colourMode', 'pink')
  expect(readColourMode()).toBe('system')
})
