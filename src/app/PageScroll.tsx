import { useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { recordOf } from '@/lib/objects'
import { sessionStore } from '@/lib/storage'

/**
 * Restores how far each page was scrolled. ScrollRestoration puts the first page at its top when it mounts, and the
 * router tells it the stored position before anybody listens: the effects around it keep the position meanwhile.
 */
export function PageScroll() {
  const { key } = useLocation()
  const first = useRef({ key, position: 0 })
  // Set by public/early.js: pages to come may be opened where they were scrolled to.
  useEffect(() => {
    if (key !== first.current.key) document.documentElement.removeAttribute('data-fresh')
  }, [key])
  const before = () => {
    const positions = { ...recordOf(sessionStore.read('scroll')) }
    first.current.position = positionOf(Number(positions[first.current.key] ?? 0))
    delete positions[first.current.key]
    sessionStore.write('scroll', positions)
  }
  const after = () => {
    const { position } = first.current
    if (position > 0) window.scrollTo({ top: position, behavior: 'instant' })
    // What stands further up is still to come.
    if (window.scrollY < Math.floor(position))
      void import('@/lib/restoreScroll').then(({ restoreScroll }) => restoreScroll(position))
  }
  return (
    <>
      <OnMount run={before} />
      <ScrollRestoration storageKey="dc:scroll" />
      <OnMount run={after} />
    </>
  )
}

/** A page that was scrolled before its code ran stays where it is, unless the browser could not restore more. */
function positionOf(stored: number): number {
  const { scrollY, innerHeight } = window
  const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  return scrollY > 0 && !(isAtFoot && stored > scrollY) ? scrollY : stored
}

function OnMount({ run }: { run: () => void }) {
  const latest = useRef(run)
  useLayoutEffect(() => latest.current(), [])
  return null
}
