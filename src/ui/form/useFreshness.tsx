import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Conflict } from './MergeDialog'

const MergeDialog = lazy(() => import('./MergeDialog').then(({ MergeDialog: Merge }) => ({ default: Merge })))

/** What a field is called in the comparison, and how its value is shown there. */
export type MergeField<Value> = string | { label: string; show: (value: Value) => string }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a cancelled comparison rejects with: the form stays as it is and says nothing. */
const cancelled = { status: 'aborted' }

type Decided = Record<string, { yours: unknown; value: unknown }>
type Known<Values> = { from: Values; base: Values; decided: Decided }
type Open = { conflicts: readonly Conflict[]; choose: (chosen: Record<string, unknown> | undefined) => void }

/**
 * Keeps a save that replaces a whole record from undoing somebody else's change: reads the record again first, and asks
 * field by field where it has changed meanwhile.
 * @param read the record as it is now, as values of the form
 * @param base the values that the form began with
 * @param fields the fields that are compared
 * @returns `guard(values, send)` for `onSubmit`, and the `dialog` to render
 */
export function useFreshness<Values extends object>(
  read: () => PromiseLike<Values>,
  base: Values,
  fields: { [Name in keyof Values]?: MergeField<Values[Name]> },
) {
  // What is known of the record, and what was decided for which value of the form.
  const known = useRef<Known<Values>>({ from: base, base, decided: {} })
  useEffect(() => {
    if (!same(known.current.from, base)) known.current = { from: base, base, decided: {} }
  }, [base])
  const [open, setOpen] = useState<Open>()

  const ask = (conflicts: readonly Conflict[]) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const choose = (chosen: Record<string, unknown> | undefined) => {
        setOpen(undefined)
        if (chosen) resolve(chosen)
        else reject(cancelled)
      }
      setOpen({ conflicts, choose })
    })

  const guard = async <Sent extends object, Result>(values: Sent, send: (values: Sent) => Result) => {
    const now = await read()
    const { from, base: before, decided } = known.current
    const wanted = { ...values, ...applied(decided, values) }
    const conflicts = conflictsOf(before, now, wanted as Partial<Values>, fields)
    const chosen = conflicts.length > 0 ? await ask(conflicts) : {}
    const merged = { ...wanted, ...chosen }
    // What has been decided is not asked again when sending fails; the form still shows what it showed.
    const decisions = Object.entries(chosen).map(([name, value]) => [name, { yours: valueOf(values, name), value }])
    known.current = { from, base: now, decided: { ...decided, ...Object.fromEntries(decisions) } }
    const result = send(merged)
    return hasUnwrap(result) ? result.unwrap() : result
  }

  const dialog = open && (
    <Suspense fallback={null}>
      <MergeDialog
        conflicts={open.conflicts}
        onMerge={(chosen) => open.choose(chosen)}
        onClose={() => open.choose(undefined)}
      />
    </Suspense>
  )
  return { guard, dialog }
}

const valueOf = (values: object, name: string): unknown => (values as Record<string, unknown>)[name]

const applied = (decided: Decided, values: object) =>
  Object.fromEntries(
    Object.entries(decided).flatMap(([name, { yours, value }]) =>
      same(valueOf(values, name), yours) ? [[name, value]] : [],
    ),
  )

const hasUnwrap = (value: unknown): value is { unwrap: () => Promise<unknown> } =>
  typeof value === 'object' && value !== null && 'unwrap' in value

function conflictsOf<Values extends object>(
  base: Values,
  now: Values,
  yours: Partial<Values>,
  fields: { [Name in keyof Values]?: MergeField<Values[Name]> },
): Conflict[] {
  const names = Object.keys(fields) as (keyof Values & string)[]
  return names.flatMap((name) => {
    const field = fields[name]
    if (!field || same(now[name], base[name]) || same(now[name], yours[name])) return []
    const show = (value: unknown) =>
      typeof field === 'string' ? plain(value) : value === undefined ? '' : field.show(value as Values[typeof name])
    return {
      name,
      label: typeof field === 'string' ? field : field.label,
      theirs: { value: now[name], text: show(now[name]) },
      yours: { value: yours[name], text: show(yours[name]) },
      untouched: same(yours[name], base[name]),
    }
  })
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(plain).join(', ') : String(value)
}
