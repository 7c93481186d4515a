import { localStore } from './storage'

/** What a person may choose; `system` follows the device. */
export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

const key = 'colourMode'
const night = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

const isColourMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value)

/** The remembered choice; `system` when there is none. */
export function readColourMode(): ColourMode {
  const kept = localStore.read(key)
  return isColourMode(kept) ? kept : 'system'
}

/** The mode that a choice comes to on this device now. */
export function shownMode(mode: ColourMode): 'light' | 'dark' {
  if (mode !== 'system') return mode
  return typeof matchMedia === 'function' && matchMedia(night).matches ? 'dark' : 'light'
}

/** Paints the page in the remembered mode and keeps it so when the device or another tab changes. Call once. */
export function applyColourMode(): void {
  const paint = () => {
    document.documentElement.dataset.bsTheme = shownMode(readColourMode())
    for (const listener of listeners) listener()
  }
  paint()
  if (typeof matchMedia === 'function') matchMedia(night).addEventListener('change', paint)
  addEventListener('storage', paint)
}

/** Remembers a choice and paints the page in it. */
export function chooseColourMode(mode: ColourMode): void {
  localStore.write(key, mode)
  document.documentElement.dataset.bsTheme = shownMode(mode)
  for (const listener of listeners) listener()
}

/** The choice, for `useSyncExternalStore`. */
export const colourMode = {
  read: readColourMode,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
