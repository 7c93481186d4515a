import { useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/lib/drafts'

type Values = Record<string, unknown>

const wait = 400

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype

/** Lays what was kept over the first values. What the form does not know, or was left out as a secret, is not added. */
export function overlay<Kept>(first: Kept, kept: unknown): Kept {
  if (isPlain(first) && isPlain(kept)) {
    return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, overlay(value, kept[name])])) as Kept
  }
  if (kept === undefined || isPlain(first) || Array.isArray(first) !== Array.isArray(kept)) return first
  return kept as Kept
}

/** Keeps what is typed over reloads, crashes and sign-outs in the middle of it (T3.2). */
export function useDraft<First extends object>(key: string | undefined, initial: First) {
  const [start] = useState(() => {
    const kept = key ? readDraft(key, Date.now()) : undefined
    return { values: kept ? overlay(initial, kept) : initial, restored: kept !== undefined }
  })
  const [restored, setRestored] = useState(start.restored)
  const pending = useRef<Values>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    clearTimeout(timer.current)
    if (key && pending.current) writeDraft(key, pending.current, Date.now())
    pending.current = undefined
  }
  const drop = () => {
    clearTimeout(timer.current)
    pending.current = undefined
    setRestored(false)
    if (key) clearDraft(key)
  }
  const note = (values: First) => {
    if (!key) return
    pending.current = values as Values
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, wait)
  }

  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return { first: start.values, restored, note, drop }
}
