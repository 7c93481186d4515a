import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { onLeaving } from '@/lib/browser/leaving'
import { isSameJson } from '@/lib/objects'
import {
  clearDraft,
  draftsEra,
  noteFocus,
  readDraft,
  readDraftBase,
  storable,
  wasDraftSent,
  writeDraft,
} from '@/lib/storage/drafts'

type Values = Record<string, unknown>

const wait = 400

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype

/**
 * The initial values overlaid with a stored draft, without unknown fields, secrets and values of another shape: an
 * earlier version of the form may have stored it. The first row of a list shows what all of its rows have.
 */
export function overlay<Kept>(first: Kept, kept: unknown): Kept {
  if (isPlain(first) && isPlain(kept)) {
    return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, overlay(value, kept[name])])) as Kept
  }
  const [row]: unknown[] = Array.isArray(first) ? first : []
  if (isPlain(row) && Array.isArray(kept))
    return kept.filter(isPlain).map((one) => ({ ...one, ...overlay(row, one) })) as Kept
  const isOther = ['string', 'number', 'boolean'].includes(typeof first) && kept !== null && typeof kept === 'object'
  const isLess = typeof first === 'string' && kept === null
  if (kept === undefined || isOther || isLess || isPlain(first) || Array.isArray(first) !== Array.isArray(kept))
    return first
  return kept as Kept
}

/** The values that differ from the initial ones: a draft must not bring back the rest of an old record. */
function changesOf(initial: object, values: object): Values {
  const before = new Map(Object.entries(initial))
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const from: unknown = before.get(name)
      if (isSameJson(from, value)) return []
      return [[name, isPlain(from) && isPlain(value) ? changesOf(from, value) : value]]
    }),
  )
}

/** The values of a record that are replaced by changes. */
const replacedBy = (values: Values, of: object): Values =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name in values))

/** The fields of a draft that were changed in the record after the draft was typed. */
function overtakenIn(key: string, initial: object, drafted: object): string[] {
  const now = storable(initial)
  const yours = storable(drafted)
  return Object.entries(readDraftBase(key)).flatMap(([name, before]) =>
    isSameJson(before, now[name]) || isSameJson(yours[name], now[name]) ? [] : [name],
  )
}

function begin<First extends object>(key: string | undefined, initial: First) {
  const kept = key ? readDraft(key, Date.now()) : undefined
  const values = overlay(initial, kept)
  // The record already contains the draft's values, so they were saved: there is nothing to restore.
  if (!key || !kept || isSameJson(initial, values))
    return { initial, values: initial, restored: false, overtaken: [], maybeSent: false }
  return { initial, values, restored: true, overtaken: overtakenIn(key, initial, values), maybeSent: wasDraftSent(key) }
}

/** Keeps unsaved input across reloads, crashes and session expiry. */
export function useDraft<First extends object>(givenKey: string | undefined, initial: First) {
  // When a session ends, the form's owner changes before the page is left: the draft stays with its author.
  const [key] = useState(givenKey)
  const [start] = useState(() => begin(key, initial))
  const [restored, setRestored] = useState(start.restored)
  const [maybeSent, setMaybeSent] = useState(start.maybeSent)
  const [isUnkept, setUnkept] = useState(false)
  const [era] = useState(draftsEra)
  const kept = useRef(start.restored)
  const isSent = useRef(start.maybeSent)
  const focused = useRef<string>(undefined)
  const pending = useRef<First>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    clearTimeout(timer.current)
    if (key && pending.current && era === draftsEra()) {
      const changes = changesOf(start.initial, pending.current)
      const base = replacedBy(changes, start.initial)
      setUnkept(!writeDraft(key, changes, Date.now(), { base, isSent: isSent.current }))
    }
    pending.current = undefined
  }
  const drop = () => {
    clearTimeout(timer.current)
    pending.current = undefined
    kept.current = false
    isSent.current = false
    setRestored(false)
    setMaybeSent(false)
    setUnkept(false)
    // Another user's draft may have this key by now.
    if (key && era === draftsEra()) clearDraft(key)
  }
  const mark = (values: First, sent: boolean) => {
    isSent.current = sent
    if (!key) return
    pending.current = values
    flush()
  }
  const note = (values: First) => {
    if (!key) return
    pending.current = values
    kept.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, wait)
  }

  const leave = useEffectEvent(() => {
    flush()
    if (key && kept.current && focused.current && era === draftsEra()) noteFocus(key, focused.current)
  })
  useEffect(() => {
    const stop = onLeaving(() => leave())
    return () => {
      stop()
      leave()
    }
  }, [])

  useEffect(() => {
    if (isUnkept) return warnBeforeLeaving()
  }, [isUnkept])

  return {
    first: start.values,
    restored,
    overtaken: start.overtaken,
    /** Whether the draft may have been sent: the page was left while sending, or the outcome is unknown. */
    maybeSent,
    focused,
    note,
    drop,
    /**
     * Marks the draft as sent, before it is: if the page is reloaded meanwhile, the outcome stays unknown.
     * @returns whether it was sent before, with an unknown outcome
     */
    markSent: (values: First) => {
      const before = isSent.current
      mark(values, true)
      return before
    },
    /**
     * Called if it was not accepted. @param isSent whether this or an earlier attempt may still have been received; the
     * refusal of a later one does not rule that out
     */
    settleSent: (values: First, isSent: boolean) => {
      mark(values, isSent)
      setMaybeSent(isSent)
    },
  }
}
