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
    // A page that was scrolled before its code ran stays where it is.
    first.current.position = window.scrollY || Number(positions[first.current.key] ?? 0)
    delete positions[first.current.key]
    sessionStore.write('scroll', positions)
  }
  const after = () => {
    if (first.current.position > 0) window.scrollTo({ top: first.current.position, behavior: 'instant' })
  }
  return (
    <>
      <OnMount run={before} />
      <ScrollRestoration storageKey="dc:scroll" />
      <OnMount run={after} />
    </>
  )
}

function OnMount({ run }: { run: () => void }) {
  const latest = useRef(run)
  useLayoutEffect(() => latest.current(), [])
  return null
}
