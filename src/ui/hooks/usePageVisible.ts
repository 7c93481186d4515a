import { listen } from '@/lib/browser/listen'
import { useSyncExternalStore } from 'react'

const isSeen = () => document.visibilityState === 'visible' && document.prerendering !== true

const onChange = (listener: () => void) => listen(document, ['visibilitychange', 'prerenderingchange'], listener)

/** Whether the page is visible, and not merely prerendered by the browser or loaded by a mail scanner. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, isSeen, () => false)
