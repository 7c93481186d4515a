import { formatCount } from '../money/counts'
import { isSameJson } from '../objects'

/** Shown where an answer doesn't say something. */
export const dash = '–'

/** Shown at an empty field that must be filled in. */
export const required = 'This field is required'

/** Formats a value that an answer may leave out; "–" if it does. `orDash(seats.count, formatCount)` */
export const orDash = <Value>(value: Value | null | undefined, show: (value: Value) => string): string =>
  value === undefined || value === null ? dash : show(value)

/** A number and its total, each of which an answer may leave out: `3 of 10`, `3`, `– of 10`. */
export const outOf = (count: number | undefined, all: number | null | undefined): string =>
  orDash(count, formatCount) + (typeof all === 'number' ? ` of ${formatCount(all)}` : '')

/** Short facts in one line, without those that are missing: `Design · Singapore`. */
export const dotted = (...facts: (string | null | undefined | false)[]): string => facts.filter(Boolean).join(' · ')

/** One of two values for a flag that an answer may leave out; undefined if it does. */
export const yesOrNo = <Yes, No>(flag: boolean | null | undefined, yes: Yes, no: No): Yes | No | undefined =>
  flag === undefined || flag === null ? undefined : flag ? yes : no

/** The sum of the values that an answer contains; undefined if there is none, because missing is not 0. */
export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const sent = values.filter((value) => typeof value === 'number')
  return sent.length === 0 ? undefined : sent.reduce((sum, value) => sum + value, 0)
}

/** Capitalises the first letter of a text. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A word of an enumeration that this app doesn't know yet, as a label: `SOMETHING_NEW` and `somethingNew` become
 * "Something new". Words with spaces are labels already.
 */
export function readableWord(word: string): string {
  if (/\s/.test(word)) return word
  const words = word
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return capitalised(words)
}

/** The choices of a field, with the record's own value added if it is none that this app knows. */
export const withStored = <Choice extends { value: string; label: string }>(
  choices: readonly Choice[],
  stored: string | undefined,
): readonly (Choice | { value: string; label: string })[] =>
  !stored || choices.some(({ value }) => value === stored)
    ? choices
    : [...choices, { value: stored, label: readableWord(stored) }]

/** The label of a word of an enumeration: from the table, or the word itself made readable; '' if none was sent. */
export function wordOf(table: Readonly<Partial<Record<string, string>>>, word: string | null | undefined): string {
  if (!word) return ''
  return (Object.hasOwn(table, word) ? table[word] : undefined) ?? readableWord(word)
}

/**
 * Returns a body whose unchanged fields are as in the record; a field that the record does not have is left out: the
 * default of a form's field must not be sent back as a fact.
 * @param body what the form holds now, @param before what it would send unchanged, @param record the answer it shows
 */
export function unchangedAsStored<Body extends object>(body: Body, before: object, record: object): Body {
  const sent = { ...body }
  const unchanged = new Map(Object.entries(before))
  const stored = new Map<string, unknown>(Object.entries(record))
  for (const [key, value] of Object.entries(body)) {
    if (!isSameJson(value, unchanged.get(key))) continue
    const was = stored.get(key)
    if (was === undefined) Reflect.deleteProperty(sent, key)
    // For null, the body's own empty value stays: null, or an empty text.
    else if (was !== null) Object.assign(sent, { [key]: was })
  }
  return sent
}
