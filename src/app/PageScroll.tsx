import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { recordOf } from '@/lib/objects'
import { sessionStore } from '@/lib/storage'

/**
 * Restores how far each page was scrolled. ScrollRestoration puts the first page at its top when it mounts, and the
 * router tells it the stored position before anybody listens: the effects around it keep the position meanwhile.
 */
export function PageScroll() {
  const { key } = useLocation()
  const [foot] = useState(footOfDocument)
  const first = useRef({ key, position: 0, left: new AbortController() })
  useEffect(() => {
    if (key === first.current.key) return
    first.current.left.abort()
    // Set by src/start: pages to come may be opened where they were scrolled to.
    document.documentElement.removeAttribute('data-fresh')
  }, [key])
  const before = () => {
    const positions = { ...recordOf(sessionStore.read('scroll')) }
    const stored = isNewVisit() ? 0 : Number(positions[first.current.key] ?? 0)
    const { scrollY } = window
    // A page that was scrolled before its code ran stays where it is, unless the browser could not restore more.
    first.current.position = scrollY > 0 && (scrollY < foot || stored < scrollY) ? scrollY : stored
    delete positions[first.current.key]
    sessionStore.write('scroll', positions)
  }
  const after = () => {
    const { position, left } = first.current
    if (position > 0) window.scrollTo({ top: position, behavior: 'instant' })
    if (window.scrollY >= Math.floor(position)) return
    // What stands further up is still to come. Without the code the page stays at its foot.
    import('@/lib/restoreScroll')
      .then(({ restoreScroll }) => restoreScroll(position, left.signal))
      .catch(() => undefined)
  }
  return (
    <>
      <OnMount run={before} />
      <ScrollRestoration storageKey="dc:scroll" />
      <OnMount run={after} />
    </>
  )
}

/** How far the document can be scrolled before the app replaces or completes it, in px. */
function footOfDocument(): number {
  if (typeof document === 'undefined') return 0
  return document.documentElement.scrollHeight - window.innerHeight - 1
}

/** Every first page has the same key: only a reload, or Back, returns to the one whose position is stored. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type === 'navigate'
}

function OnMount({ run }: { run: () => void }) {
  const latest = useRef(run)
  useLayoutEffect(() => latest.current(), [])
  return null
}
