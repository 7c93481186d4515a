import { useEffect, useState, type ReactNode } from 'react'

/** Holds back what opens by itself while another dialog stands over the page: one question at a time. */
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

// The class that an open dialog puts on the body.
const isFree = () => !document.body.classList.contains('modal-open')
