import { listen } from '@/lib/browser/listen'
import { localStore, onStorageChange } from '../storage/storage'
import { observable } from './observable'

/** The user's choice; `system` follows the device. */
export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

const key = 'colourMode'
const night = '(prefers-color-scheme: dark)'
const changes = observable()

const isColourMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value)

/** The stored choice; `system` by default. */
export function readColourMode(): ColourMode {
  const kept = localStore.read(key)
  return isColourMode(kept) ? kept : 'system'
}

const watchDevice = () => (typeof matchMedia === 'function' ? matchMedia(night) : undefined)

/** The mode that a choice resolves to on this device now. */
export function shownMode(mode: ColourMode, device = watchDevice()): 'light' | 'dark' {
  if (mode !== 'system') return mode
  return device?.matches ? 'dark' : 'light'
}

function show(device?: MediaQueryList): void {
  document.documentElement.dataset.bsTheme = shownMode(readColourMode(), device)
  changes.notify()
}

/** Shows the page in the remembered mode: before the first paint, while prerendered markup is all there is. */
export const showStoredColourMode = (): void => show()

/**
 * Shows the page in the remembered mode and keeps it so when the device or another tab changes. Call once.
 * @returns a function that stops it
 */
export function applyColourMode(): () => void {
  const device = watchDevice()
  const follow = () => show(device)
  const stops = [
    device && listen(device, 'change', follow),
    onStorageChange(key, follow),
    // A page restored from the back/forward cache has missed changes.
    listen(window, 'pageshow', follow),
  ]
  // Last, because no event reports a change that was made before the listeners were added.
  follow()
  return () => stops.forEach((stop) => stop?.())
}

/** Remembers a choice and shows the page in it. */
export function chooseColourMode(mode: ColourMode): void {
  localStore.write(key, mode)
  show()
}

/** The choice, for `useSyncExternalStore`. */
export const colourMode = {
  read: readColourMode,
  subscribe: changes.subscribe,
}
