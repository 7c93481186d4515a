import moment, { type Moment } from 'moment'

/** A moment as the wire may bring it: ISO 8601, unix seconds, milliseconds, or nothing. */
export type DateInput = string | number | Date | null | undefined

/** Numbers over this are milliseconds, others are seconds (R-CONST-11). */
const firstMilliseconds = 1e12

/**
 * Reads a moment.
 * A day without a time (`2026-03-02`) is that day in every zone; everything else is shown in the reader's own zone.
 * @param value ISO 8601, or a number (also as text): over 1e12 milliseconds, else seconds (R-CONST-11)
 * @returns undefined for anything that is not a moment
 */
export function parseDate(value: DateInput): Moment | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const parsed = read(value)
  return parsed.isValid() ? parsed : undefined
}

function read(value: string | number | Date): Moment {
  if (value instanceof Date) return moment(value)
  // Ten digits and more are a timestamp; eight would be a day (20261121).
  const number = typeof value === 'number' ? value : /^-?\d{9,}$/.test(value) ? Number(value) : undefined
  if (number === undefined) return moment(value, moment.ISO_8601, true)
  return moment(Math.abs(number) > firstMilliseconds ? number : number * 1000)
}

const format = (value: DateInput, pattern: string) => parseDate(value)?.format(pattern) ?? ''

/** Shows a day as `DD/MM/YYYY` (R-CONST-10); empty when there is none. */
export const formatDate = (value: DateInput): string => format(value, 'DD/MM/YYYY')

/** Shows a moment as `DD/MM/YYYY HH:mm` (R-CONST-10) in the reader's zone; empty when there is none. */
export const formatDateTime = (value: DateInput): string => format(value, 'DD/MM/YYYY HH:mm')

/** Shows the moment of a redemption as `DD/MM/YYYY - hh:mm A` (R-RED-02); empty when there is none. */
export const formatRedemptionDate = (value: DateInput): string => format(value, 'DD/MM/YYYY - hh:mm A')

/** A day as it travels and as `<input type="date">` takes it: `YYYY-MM-DD`; empty when there is none. */
export const toIsoDay = (value: DateInput): string => format(value, 'YYYY-MM-DD')

/**
 * Names the zone that a moment is shown in, for the hover text: `Asia/Singapore, UTC+08:00`.
 * The offset is that of the moment itself, summer time included. Empty when there is no moment.
 */
export function zoneLabel(value: DateInput): string {
  const parsed = parseDate(value)
  if (!parsed) return ''
  const offset = `UTC${parsed.format('Z')}`
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined
  return zone ? `${zone}, ${offset}` : offset
}
