import { useEffect, useState } from 'react'
import './progressBar.scss'

/** Pages that load within this time, in ms, show no progress bar (platform §9). */
export const barThrottle = 200

type Stage = 'rest' | 'run' | 'end'

/** Progress bar at the top of the viewport during navigation. Decorative: the page itself announces that it is busy. */
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
