import { useSyncExternalStore } from 'react'

const isSeen = () =>
  document.visibilityState === 'visible' && (document as { prerendering?: boolean }).prerendering !== true

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  document.addEventListener('prerenderingchange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    document.removeEventListener('prerenderingchange', listener)
  }
}

/** Whether somebody is looking at the page: it is visible, and not only drawn ahead by the browser or by a mail scanner. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, isSeen, () => false)
