import { parseDate } from '../lib/dates/dates'
import { singaporeDay } from '../lib/dates/singaporeDay'

/** The checks for the letters of a packed schema. */
export const primitives: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number' && Number.isFinite(value),
  i: (value) => Number.isInteger(value),
  c: (value) => Number.isInteger(value) && Number(value) >= 0,
  b: (value) => typeof value === 'boolean',
  x: () => true,
  // The contract promises no answer: whatever comes is not read.
  '0': () => true,
}
export const names: Record<string, string> = { s: 'string', n: 'number', i: 'integer', c: 'count', b: 'boolean' }

const number = (form: RegExp) => (value: unknown) =>
  typeof value === 'string' && form.test(value) ? Number(value.replaceAll(',', '')) : undefined
const whole = number(/^-?(0|[1-9]\d{0,14}|[1-9]\d{0,2}(,\d{3}){1,4})$/)
// Not `1,250`: where a comma may be the decimal sign, it is ambiguous.
const decimal = number(/^-?((0|[1-9]\d{0,11})(\.\d{1,12})?|[1-9]\d{0,2}(,\d{3}){1,3}\.\d{1,2})$/)

const yes: readonly unknown[] = ['true', '1']
const no: readonly unknown[] = ['false', '0']

/** The ISO form of a number of seconds or milliseconds (R-CONST-11); seconds beyond 1e10 would be after 2286. */
const time = (value: unknown) => {
  if (typeof value !== 'number' || Math.abs(value) < 1e8) return undefined
  const seconds = Math.abs(value) > 1e10 ? value / 1000 : value
  return Math.abs(seconds) > 1e10 ? undefined : parseDate(seconds)?.toISOString()
}

/** Conversions from a value of another type that means the same; undefined if it doesn't. */
export const readAs: Record<string, (value: unknown) => unknown> = {
  // Zero or a negative number is not an id.
  s: (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : undefined),
  n: decimal,
  // No decimals: an amount of cents with a decimal point could be dollars.
  i: whole,
  c: whole,
  // Databases without a boolean type use 0 and 1; Python writes `True`.
  b: (value) => {
    const word = typeof value === 'object' ? '' : String(value).toLowerCase()
    return yes.includes(word) ? true : no.includes(word) ? false : undefined
  },
  's~date-time': time,
  's~date': time,
}

/** The day of a time without a zone, or a day in another form: `2026/03/02`, `20260302`. */
function localDay(text: string): string | undefined {
  const [, ...parts] = /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)(?:[T ]\d\d:|$)/.exec(text) ?? []
  const day = parts.join('-')
  return parts.length > 0 && parseDate(day) ? day : undefined
}
const midnight = /^\d{4}[-/]\d\d[-/]\d\d[T ]00:00:00(?:\.0+)? ?(?:Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i
/** A time with its zone, or a timestamp. A time without a zone is in the reader's zone, and stays as it was sent. */
const moment = /[:T]\d+(?:[.,]\d+)?\s*(?:z|utc|gmt|[+-]\d\d(?::?\d\d)?)(?:\[.*\])?$|^-?\d{9,}(?:\.\d+)?$|^\/Date\(/i

/**
 * Conversions of times to the contract's formats. If the contract has a day and a moment was sent, the result is the
 * day of its midnight, or the day in Singapore.
 */
export const timeForms: Record<string, (text: string) => string | undefined> = {
  's~date': (text) =>
    moment.test(text) && !midnight.test(text) ? (singaporeDay(text) ?? localDay(text)) : localDay(text),
  's~date-time': (text) => (moment.test(text) ? parseDate(text)?.toISOString() : undefined),
}

/** The formats of texts. */
export const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^\S+@\S+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
}
