import { useRef } from 'react'
import { isSameJson, keysOf, recordOf } from '@/lib/objects'
import type { Conflict } from './dialog/MergeDialog'
import { isRequest, type Settled } from '../attempt'
import { useQuestion } from '../hooks/useQuestion'
import { lazyPart } from '../lazyPart'

const MergeDialog = lazyPart(() => import('./dialog/MergeDialog'), 'MergeDialog')

/** Label of a field in the comparison, and how its value is formatted there. */
export type MergeField<Value> = string | { label: string; show: (value: Value) => string }

type Compared<Values> = { [Name in keyof Values]-?: MergeField<Values[Name]> | undefined }

type Decided = Record<string, { yours: unknown; value: unknown }>
type Known<Values> = { base: Values; decided: Decided }

type Props<Stored, Values> = {
  /** The record that the form begins with; reading it again also refreshes the page that passes it. */
  record: Stored
  /** Reads the record as it is now. */
  read: () => PromiseLike<Stored>
  /** The form's values of a record. */
  toValues: (record: Stored) => Values
  /** All fields of the form: a change to one that is not compared (undefined) would be overwritten. */
  fields: Compared<Values>
}

/**
 * Prevents a save that replaces a whole record from overwriting another user's change: refetches the record first, and
 * asks for each field that has changed in the meantime.
 * @returns the `initial` values of the form, `guard(values, send)` for `onSubmit`, which sends with the record as it is
 * now, and the `dialog` to render
 */
export function useFreshness<Stored, Values extends object>({ record, read, toValues, fields }: Props<Stored, Values>) {
  const initial = toValues(record)
  // The last known record, first that of the first rendering, and the decision made for each form value.
  const known = useRef<Known<Values>>({ base: initial, decided: {} })
  const { ask, open } = useQuestion<readonly Conflict[], Record<string, unknown>>()

  const guard = async <Sent extends object, Result>(values: Sent, send: (values: Sent, stored: Stored) => Result) => {
    const stored = await read()
    const now = toValues(stored)
    const { base: before, decided } = known.current
    const wanted = { ...values, ...applied(decided, values) }
    const conflicts = conflictsOf(before, now, wanted, fields)
    const chosen = conflicts.length > 0 ? await ask(conflicts) : {}
    const merged = { ...wanted, ...chosen }
    // Decisions are kept if the request fails; the form still shows the same values.
    const decisions = Object.entries(chosen).map(([name, value]) => [name, { yours: valueOf(values, name), value }])
    known.current = { base: now, decided: { ...decided, ...Object.fromEntries(decisions) } }
    const result = send(merged, stored)
    const answer = await (isRequest(result) ? result.unwrap() : result)
    // A form that stays open continues from the values that it has saved.
    known.current = { base: { ...now, ...merged }, decided: {} }
    return answer as Settled<Result>
  }

  const dialog = open && <MergeDialog conflicts={open.question} onMerge={open.answer} onClose={() => open.dismiss()} />
  return { initial, guard, dialog }
}

const valueOf = (values: object, name: string): unknown => recordOf(values)[name]

const applied = (decided: Decided, values: object) =>
  Object.fromEntries(
    Object.entries(decided).flatMap(([name, { yours, value }]) =>
      isSameJson(valueOf(values, name), yours) ? [[name, value]] : [],
    ),
  )

function conflictsOf<Values extends object>(
  base: Values,
  now: Values,
  yours: Partial<Values>,
  fields: Compared<Values>,
): Conflict[] {
  return keysOf<keyof Values & string>(fields).flatMap((name) => {
    const field = fields[name]
    if (!field || isSameJson(now[name], base[name]) || isSameJson(now[name], yours[name])) return []
    const show = (value: unknown) =>
      typeof field === 'string' ? plain(value) : value === undefined ? '' : field.show(value as Values[typeof name])
    // Texts that read the same may differ in their formatting, which is shown then.
    const isAlike = typeof now[name] === 'string' && show(now[name]) === show(yours[name])
    const textOf = isAlike ? plain : show
    return {
      name,
      label: typeof field === 'string' ? field : field.label,
      theirs: { value: now[name], text: textOf(now[name]) },
      yours: { value: yours[name], text: textOf(yours[name]) },
      untouched: isSameJson(yours[name], base[name]),
    }
  })
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(plain).join(', ') : String(value)
}
