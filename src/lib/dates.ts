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

/** A whole moment of ISO 8601; a day of the month up to 28 exists in every month, so that it needs no calendar. */
const usualMoment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/
const usualDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

const pad = (part: number) => (part < 10 ? `0${part}` : String(part))

// A table shows thousands of dates. The browser's own reader takes a tenth of moment's time for the usual forms.
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

/** Shows a day as `DD/MM/YYYY` (R-CONST-10); empty when there is none. */
export const formatDate = (value: DateInput): string => usualDate(value) ?? format(value, 'DD/MM/YYYY')

/** Shows a moment as `DD/MM/YYYY HH:mm` (R-CONST-10) in the reader's zone; empty when there is none. */
export function formatDateTime(value: DateInput): string {
  const date = readUsual(value)
  const day = date && usualDate(value)
  return day ? `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}` : format(value, 'DD/MM/YYYY HH:mm')
}

/** Milliseconds since 1970, to compare and sort by; undefined for anything that is not a moment. */
export const epochMs = (value: DateInput): number | undefined =>
  readUsual(value)?.getTime() ?? parseDate(value)?.valueOf()

/** Shows the moment of a redemption as `DD/MM/YYYY - hh:mm A` (R-RED-02); empty when there is none. */
export const formatRedemptionDate = (value: DateInput): string => format(value, 'DD/MM/YYYY - hh:mm A')

/** A day as it travels and as `<input type="date">` takes it: `YYYY-MM-DD`; empty when there is none. */
export const toIsoDay = (value: DateInput): string => format(value, 'YYYY-MM-DD')

/**
 * Names the zone that a moment is shown in, for the hover text: `Asia/Singapore, UTC+08:00`.
 * The offset is that of the moment itself, summer time included. Empty when there is no moment.
 */
export function zoneLabel(value: DateInput): string {
  const date = readUsual(value) ?? parseDate(value)?.toDate()
  if (!date) return ''
  const ahead = -date.getTimezoneOffset()
  const minutes = Math.abs(ahead)
  const offset = `UTC${ahead < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}:${pad(Math.trunc(minutes % 60))}`
  const zone = zoneName()
  return zone ? `${zone}, ${offset}` : offset
}

const zoneNames = new Map<string, string | undefined>()

/** The reader's zone. Asking for its name takes a hundred times as long as asking whether the clock has moved. */
function zoneName(): string | undefined {
  const clock = [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join()
  if (!zoneNames.has(clock))
    zoneNames.set(clock, Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined)
  return zoneNames.get(clock)
}
