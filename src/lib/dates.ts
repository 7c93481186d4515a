import moment, { type Moment } from 'moment'
import { deviceZone } from './zones'

/** A timestamp as the API may send it: ISO 8601, Unix seconds, milliseconds, or nothing. */
export type DateInput = string | number | Date | null | undefined

/** Numbers above this are milliseconds, others are seconds (R-CONST-11). */
const firstMilliseconds = 1e12

/**
 * Parses a timestamp.
 * A day without a time (`2026-03-02`) is that day in every zone; everything else is shown in the reader's own zone.
 * @param value ISO 8601, or a number (also as text): above 1e12 milliseconds, else seconds (R-CONST-11)
 * @returns undefined for anything that is not a timestamp
 */
export function parseDate(value: DateInput): Moment | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const parsed = read(value)
  return parsed.isValid() ? parsed : undefined
}

function read(value: string | number | Date): Moment {
  if (value instanceof Date) return moment(value)
  // Ten digits or more are a timestamp; eight would be a day (20261121).
  const number = typeof value === 'number' ? value : /^-?\d{9,}$/.test(value) ? Number(value) : undefined
  if (number === undefined) return moment(value, moment.ISO_8601, true)
  return moment(Math.abs(number) > firstMilliseconds ? number : number * 1000)
}

const format = (value: DateInput, pattern: string) => parseDate(value)?.format(pattern) ?? ''

/** A complete ISO 8601 timestamp; days up to 28 exist in every month, so they need no calendar. */
const usualMoment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/
const usualDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

const pad = (part: number) => (part < 10 ? `0${part}` : String(part))

// Tables show thousands of dates. For the usual formats the browser's own parser takes a tenth of moment's time.
const readUsual = (value: DateInput) =>
  typeof value === 'string' && usualMoment.test(value) ? new Date(value) : undefined

function usualDate(value: DateInput): string | undefined {
  const day = typeof value === 'string' ? usualDay.exec(value) : undefined
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  const date = readUsual(value)
  // Other years are written with a sign.
  if (!date || date.getFullYear() < 1000 || date.getFullYear() > 9999) return undefined
  return `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`
}

/** Formats a day as `DD/MM/YYYY` (R-CONST-10); empty if there is none. */
export const formatDate = (value: DateInput): string => usualDate(value) ?? format(value, 'DD/MM/YYYY')

/** Formats a timestamp as `DD/MM/YYYY HH:mm` (R-CONST-10) in the reader's zone; empty if there is none. */
export function formatDateTime(value: DateInput): string {
  const date = readUsual(value)
  const day = date && usualDate(value)
  return day ? `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}` : format(value, 'DD/MM/YYYY HH:mm')
}

/** Milliseconds since 1970, for comparing and sorting; undefined for anything that is not a timestamp. */
export const epochMs = (value: DateInput): number | undefined =>
  readUsual(value)?.getTime() ?? parseDate(value)?.valueOf()

/** Formats the time of a redemption as `DD/MM/YYYY - hh:mm A` (R-RED-02); empty if there is none. */
export const formatRedemptionDate = (value: DateInput): string => format(value, 'DD/MM/YYYY - hh:mm A')

/** A day in the format of the API and of `<input type="date">`: `YYYY-MM-DD`; empty if there is none. */
export const toIsoDay = (value: DateInput): string => format(value, 'YYYY-MM-DD')

/**
 * The zone in which a timestamp is shown, for the tooltip: `Asia/Singapore, UTC+08:00`.
 * The offset is that of the timestamp itself, including daylight saving time. Empty if there is no timestamp.
 */
export function zoneLabel(value: DateInput): string {
  const date = readUsual(value) ?? parseDate(value)?.toDate()
  if (!date) return ''
  const ahead = -date.getTimezoneOffset()
  const minutes = Math.abs(ahead)
  const offset = `UTC${ahead < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}:${pad(Math.trunc(minutes % 60))}`
  const zone = deviceZone()
  return zone ? `${zone}, ${offset}` : offset
}
