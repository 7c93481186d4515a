import { useEffect, useState } from 'react'
import './progressBar.scss'

/** A page that is there within this time, in ms, shows no bar at all (platform §9). */
export const barThrottle = 200

type Stage = 'rest' | 'run' | 'end'

/** The bar at the top of the window while a page is on its way. Decoration: the page itself says that it is busy. */
export function ProgressBar({ active }: { active: boolean }) {
  const [stage, setStage] = useState<Stage>('rest')
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setStage('run'), barThrottle)
      return () => clearTimeout(timer)
    }
    setStage((now) => (now === 'run' ? 'end' : 'rest'))
    const timer = setTimeout(() => setStage('rest'), 300)
    return () => clearTimeout(timer)
  }, [active])
  if (stage === 'rest') return null
  return <div className={`page-bar page-bar-${stage}`} aria-hidden="true" />
}
