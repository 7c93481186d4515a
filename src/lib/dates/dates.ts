import { isUnsetTime } from './unset'
import { deviceZone } from './zones'

/** A timestamp as the API may send it: ISO 8601, Unix seconds, milliseconds, or nothing. */
export type DateInput = string | number | Date | null | undefined

/** Numbers above this are milliseconds, others are seconds (R-CONST-11). */
const firstMilliseconds = 1e12

/**
 * ISO 8601 in either case: a day, with or without a time; a time without a zone is in the reader's zone. Also matches
 * the forms of databases, Java and PHP: `2026-03-02 10:00:00 UTC`, `2026-03-02T10:00+08:00[Asia/Singapore]`,
 * `2026/03/02 10:00`.
 */
const isoText =
  /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:[.,]\d+)?)?(?: ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?))?(?:\[[\w/+-]+\])?)?$/i

/** A time of HTTP, as Flask sends it: `Mon, 02 Mar 2026 02:00:00 GMT`. */
const httpTime = /^[a-z]{3}, \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d GMT$/i
/** Milliseconds as .NET sends them; the zone behind them changes nothing: `/Date(1772416800000+0800)/`. */
const dotNet = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/

/**
 * Parses a timestamp.
 * A day without a time (`2026-03-02`) is that day in every zone; everything else is shown in the reader's own zone.
 * @param value ISO 8601, or a number (also as text): above 1e12 milliseconds, else seconds (R-CONST-11)
 * @returns undefined for anything that is not a timestamp
 */
export function parseDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const parsed = read(value)
  return parsed && Number.isFinite(parsed.getTime()) ? parsed : undefined
}

function read(value: string | number | Date): Date | undefined {
  if (value instanceof Date) return value
  if (isUnsetTime(value)) return undefined
  const [, ms] = (typeof value === 'string' && dotNet.exec(value)) || []
  if (ms !== undefined) return new Date(Number(ms))
  // Nine digits or more are a timestamp; eight are a day (20261121).
  if (typeof value === 'string' && !/^-?\d{9,}(\.\d+)?$/.test(value)) return readIso(value)
  const number = Number(value)
  // 0 and -1 stand for a time that was never set; nothing that is shown happened in those seconds of 1970.
  if (number === 0 || number === -1) return undefined
  return new Date(Math.abs(number) > firstMilliseconds ? number : number * 1000)
}

function readIso(text: string): Date | undefined {
  const match = isoText.exec(text)
  if (!match) return readHttpTime(text)
  const [, year = '', month = '', day = '', time = '00:00', second = ':00', utc = '', hours = '', minutes = '00'] =
    match
  // Some browsers read 31 February as 3 March.
  if (Number(day) > daysOfShortestMonth && Number(day) > daysIn(Number(year), Number(month))) return undefined
  const zone = hours ? `${hours}:${minutes}` : utc && 'Z'
  return new Date(`${year}-${month}-${day}T${time}${second.replace(',', '.')}${zone}`)
}

function readHttpTime(text: string): Date | undefined {
  const time = httpTime.test(text) ? new Date(text) : undefined
  // Browsers read 31 Feb as 3 March.
  return time?.toUTCString().toLowerCase() === text.toLowerCase() ? time : undefined
}

/** Days up to this one exist in every month, so most dates skip the calendar. */
const daysOfShortestMonth = 28

/** @param month from 1 */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const pad = (part: number, digits = 2) => String(part).padStart(digits, '0')

/** A day as `DD/MM/YYYY` (R-CONST-10). @param month from 1 */
export const dayText = (year: number, month: number, day: number): string => `${pad(day)}/${pad(month)}/${pad(year, 4)}`

/** A time as `HH:mm` (R-CONST-10). */
export const timeText = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`

/** A UTC offset in minutes as text: `UTC+05:30` for 330, `UTC−05:00` for -300. */
export function offsetText(minutes: number): string {
  const far = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${timeText(Math.trunc(far / 60), Math.trunc(far % 60))}`
}

/** Formats a day as `DD/MM/YYYY` (R-CONST-10); empty if there is none. */
export function formatDate(value: DateInput): string {
  const date = parseDate(value)
  return date ? dayText(date.getFullYear(), date.getMonth() + 1, date.getDate()) : ''
}

/** Formats the time of a timestamp as `HH:mm` (R-CONST-10) in the reader's zone; empty if there is none. */
export function formatTime(value: DateInput): string {
  const date = parseDate(value)
  return date ? timeText(date.getHours(), date.getMinutes()) : ''
}

/** Formats a timestamp as `DD/MM/YYYY HH:mm` (R-CONST-10) in the reader's zone; empty if there is none. */
export const formatDateTime = (value: DateInput): string => `${formatDate(value)} ${formatTime(value)}`.trim()

/** Milliseconds since 1970, for comparing and sorting; undefined for anything that is not a timestamp. */
export const epochMs = (value: DateInput): number | undefined => parseDate(value)?.getTime()

/**
 * Milliseconds since 1970 of a moment in an answer, in any form that `parseDate` reads; a day without a time begins in
 * UTC. Undefined for anything else, which is neither past nor future.
 */
export function momentMs(text: string | null | undefined): number | undefined {
  const at = epochMs(text)
  const [, ...day] = /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)$/.exec(text ?? '') ?? []
  return at !== undefined && day.length > 0 ? Date.parse(day.join('-')) : at
}

/**
 * The zone in which a timestamp is shown, for the tooltip: `Asia/Singapore, UTC+08:00`.
 * The offset is that of the timestamp itself, including daylight saving time. Empty if there is no timestamp.
 */
export function zoneLabel(value: DateInput): string {
  const date = parseDate(value)
  if (!date) return ''
  const offset = offsetText(-date.getTimezoneOffset())
  const zone = deviceZone()
  return zone ? `${zone}, ${offset}` : offset
}
