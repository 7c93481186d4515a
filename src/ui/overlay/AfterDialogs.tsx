import { useEffect, useState, type ReactNode } from 'react'
import { isWithin } from '@/lib/dates/within'

/** How long pointer and keyboard must have rested before a dialog opens on its own, in ms; tests shorten it. */
export const restDelays = { ms: 700 }

const activities = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const

let lastActivity = -Infinity
// Capturing, and as soon as this module is loaded: the pointer may already be in use when the dialog is due.
for (const activity of activities)
  document.addEventListener(activity, () => (lastActivity = Date.now()), { capture: true, passive: true })

// Back from a file dialog or another window, which may be about to open a dialog of the page.
window.addEventListener('focus', () => (lastActivity = Date.now()))

/**
 * Delays content that opens on its own: while another dialog is open, so that only one is shown at a time, and while
 * the user points, scrolls or types, so that it never takes a click or a key meant for the page, or is in another window
 * or in a dialog of the system.
 */
export function AfterDialogs({ children }: { children: ReactNode }) {
  const [free, setFree] = useState(isFree)
  useEffect(() => {
    if (free) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (isFree()) return setFree(true)
      timer = setTimeout(look, restDelays.ms)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
    look()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [free])
  return free ? children : null
}

const isFree = () =>
  document.hasFocus() &&
  // Class on `body` while a dialog is open.
  !document.body.classList.contains('modal-open') &&
  !isWithin(restDelays.ms, lastActivity, Date.now()) &&
  !document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
