import { useEffect, useState } from 'react'

/** Distance from the end of the page at which the options panel is unpinned, in px (R-SIDE-09). */
const letGoAt = 628

/** Whether the account options panel is pinned: until the end of the page is near. */
export function usePinned(): boolean {
  const [pinned, setPinned] = useState(true)
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      const left = scrollHeight - (window.scrollY + window.innerHeight)
      // A page barely taller than the viewport needs no unpinning.
      setPinned(left > letGoAt || scrollHeight <= window.innerHeight + letGoAt)
    }
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    look()
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return pinned
}
