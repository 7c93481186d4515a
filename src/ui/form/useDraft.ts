import { useEffect, useRef, useState } from 'react'
import { clearDraft, draftsEra, noteFocus, readDraft, writeDraft } from '@/lib/drafts'

type Values = Record<string, unknown>

const wait = 400

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype

/** Merges the stored draft into the initial values. Unknown fields and omitted secrets are not added. */
export function overlay<Kept>(first: Kept, kept: unknown): Kept {
  if (isPlain(first) && isPlain(kept)) {
    return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, overlay(value, kept[name])])) as Kept
  }
  if (kept === undefined || isPlain(first) || Array.isArray(first) !== Array.isArray(kept)) return first
  return kept as Kept
}

/** Keeps unsaved input across reloads, crashes and session expiry (T3.2). */
export function useDraft<First extends object>(givenKey: string | undefined, initial: First) {
  // When a session ends, the form's owner changes before the page is left: the draft stays with its author.
  const [key] = useState(givenKey)
  const [start] = useState(() => {
    const kept = key ? readDraft(key, Date.now()) : undefined
    return { values: kept ? overlay(initial, kept) : initial, restored: kept !== undefined }
  })
  const [restored, setRestored] = useState(start.restored)
  const [era] = useState(draftsEra)
  const kept = useRef(start.restored)
  const focused = useRef<string>(undefined)
  const pending = useRef<First>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    clearTimeout(timer.current)
    if (key && pending.current && era === draftsEra()) writeDraft(key, pending.current, Date.now())
    pending.current = undefined
  }
  const drop = () => {
    clearTimeout(timer.current)
    pending.current = undefined
    kept.current = false
    setRestored(false)
    if (key) clearDraft(key)
  }
  const note = (values: First) => {
    if (!key) return
    pending.current = values
    kept.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, wait)
  }

  const leaving = () => {
    flush()
    if (key && kept.current && focused.current && era === draftsEra()) noteFocus(key, focused.current)
  }

  const latest = useRef(leaving)
  useEffect(() => {
    latest.current = leaving
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return { first: start.values, restored, focused, note, drop }
}
