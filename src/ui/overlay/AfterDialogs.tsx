import { useEffect, useState, type ReactNode } from 'react'

/** Delays content that opens by itself while another dialog is open, so that only one asks at a time. */
export function AfterDialogs({ children }: { children: ReactNode }) {
  const [free, setFree] = useState(isFree)
  useEffect(() => {
    if (free) return
    const observer = new MutationObserver(() => setFree(isFree()))
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [free])
  return free ? children : null
}

// Class on `body` while a dialog is open.
const isFree = () => !document.body.classList.contains('modal-open')
