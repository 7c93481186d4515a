import { useSyncExternalStore } from 'react'

const isSeen = () => document.visibilityState === 'visible' && document.prerendering !== true

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  document.addEventListener('prerenderingchange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    document.removeEventListener('prerenderingchange', listener)
  }
}

/** Whether the page is visible, and not merely prerendered by the browser or loaded by a mail scanner. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, isSeen, () => false)
