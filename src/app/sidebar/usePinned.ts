import { useEffect, useState } from 'react'

/** How near the end of the page the options panel lets go, in px (R-SIDE-09). */
const letGoAt = 628

/** Whether the account options panel stays in view: until the page's end is near. */
export function usePinned(): boolean {
  const [pinned, setPinned] = useState(true)
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      const left = scrollHeight - (window.scrollY + window.innerHeight)
      // A page that is hardly longer than the screen has no end to make room for.
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
