import { useEffect, useState } from 'react'
import './progressBar.scss'

/** Pages that load within this time, in ms, show no progress bar (platform §9). */
export const barThrottle = 200
// How long the completed bar stays, in ms.
const fadeOut = 300

/** Progress bar at the top of the viewport during navigation. Decorative: the page itself announces that it is busy. */
export function ProgressBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(active), active ? barThrottle : fadeOut)
    return () => clearTimeout(timer)
  }, [active])
  if (!shown) return null
  return <div className={`page-bar page-bar-${active ? 'run' : 'end'}`} aria-hidden="true" />
}
