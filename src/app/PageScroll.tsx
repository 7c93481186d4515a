import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { recordOf } from '@/lib/objects'
import { patience } from '@/lib/patience'
import { sessionStore } from '@/lib/storage/storage'

/** Events that mean the user has scrolled or navigated. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * The router's ScrollRestoration, with a correction for the first page: the router would scroll it to the top although
 * it was scrolled before the code ran, and does not wait for lists that are still loading. So the position of the first
 * page is read before the router acts, and restored afterwards.
 */
export function PageScroll() {
  const [foot] = useState(footOfDocument)
  const position = useRef(0)
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useEffect(() => {
    // A later page may be opened at its scroll position: all of it must be laid out then (the mixin below-fold).
    if (key !== firstKey) document.documentElement.removeAttribute('data-fresh')
  }, [key, firstKey])
  return (
    <>
      <OnMount run={() => void (position.current = firstPosition(foot))} />
      <ScrollRestoration storageKey="dc:scroll" />
      <OnMount run={() => restoreScroll(position.current)} />
    </>
  )
}

/** How far the document can be scrolled before the app replaces or completes it, in px. */
function footOfDocument(): number {
  if (typeof document === 'undefined') return 0
  return document.documentElement.scrollHeight - window.innerHeight
}

const historyKey = () => String(recordOf(history.state).key ?? 'default')

/** The scroll position of the first page. The browser has restored it, unless the document was too short for it. */
function firstPosition(foot: number): number {
  const { [historyKey()]: stored, ...others } = recordOf(sessionStore.read('scroll'))
  // All first pages have the same key, and the router would apply its position to whatever comes next.
  sessionStore.write('scroll', others)
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit !== undefined && 'type' in visit && visit.type === 'navigate'
  return !isNew && typeof stored === 'number' && stored > foot ? stored : window.scrollY
}

/** Whether lists are still loading: above the position, they would push its content down. */
const isLoading = () => document.querySelector('main .skeleton') !== null

/**
 * Scrolls to a position and again as the page grows, until it is reached and filled or the user scrolls or navigates.
 */
function restoreScroll(top: number): void {
  if (top === 0) return
  window.scrollTo({ top, behavior: 'instant' })
  const key = historyKey()
  let reached = window.scrollY
  const isThere = () => reached >= Math.floor(top) && !isLoading()
  if (isThere()) return
  const over = new AbortController()
  const { signal } = over
  const growing = new ResizeObserver(() => {
    const foot = document.documentElement.scrollHeight - window.innerHeight
    // Stops if the user has scrolled up in another way, or another page was opened.
    if (window.scrollY < Math.min(reached, foot) - 1 || historyKey() !== key) return over.abort()
    window.scrollTo({ top, behavior: 'instant' })
    reached = window.scrollY
    if (isThere()) over.abort()
  })
  const timer = setTimeout(() => over.abort(), patience.scroll)
  signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(timer)
  })
  for (const gesture of gestures) window.addEventListener(gesture, () => over.abort(), { passive: true, signal })
  growing.observe(document.body)
}

function OnMount({ run }: { run: () => void }) {
  const latest = useRef(run)
  useLayoutEffect(() => void latest.current(), [])
  return null
}
