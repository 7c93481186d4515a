import { dayMs } from './day'

/** Local date and time in one zone. Months count from 1. */
export type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB-u-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

const deviceZones = new Map<string, string | undefined>()

/**
 * The name of the device's time zone (IANA); undefined if the browser does not know it. Cached by the zone's offsets in
 * January and July: reading the name takes a hundred times as long.
 */
export function deviceZone(): string | undefined {
  const clock = [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join()
  if (!deviceZones.has(clock)) deviceZones.set(clock, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return deviceZones.get(clock)
}

/** Whether a text is the name of a time zone (IANA, for example Asia/Singapore). */
export function isZone(zone: string | null | undefined): zone is string {
  try {
    return Boolean(zone && formatOf(zone))
  } catch {
    return false
  }
}

/**
 * The local time of a zone at a timestamp.
 * @param at milliseconds @param zone an IANA name
 * @throws RangeError for an unknown zone or an invalid timestamp
 */
export function wallClock(at: number, zone: string): WallClock {
  // Splits `04/12/2026, 19:00:00`: `formatToParts` is too slow for lists of events.
  const [day = NaN, month = NaN, year = NaN, hour = NaN, minute = NaN, second = NaN] = formatOf(zone)
    .format(at)
    .split(/\D+/)
    .map(Number)
  return { year, month, day, hour, minute, second }
}

// `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
const asUtc = ({ year, month, day, hour, minute, second }: WallClock) =>
  new Date(Date.UTC(1970, 0, 1, hour, minute, second)).setUTCFullYear(year, month - 1, day)

/**
 * The UTC offset of a zone at a timestamp, in minutes (330 in Kolkata), including daylight saving time.
 * @param local the zone's local time then, if it is known
 */
export function zoneOffset(at: number, zone: string, local = wallClock(at, zone)): number {
  return Math.round((asUtc(local) - Math.floor(at / 1000) * 1000) / 60_000)
}

/**
 * The timestamp of a local day and time in a zone.
 * A time that is skipped in spring is read with the offset before the change; a time that occurs twice in autumn is the
 * first of the two.
 * @param day `YYYY-MM-DD` @param time `HH:mm`
 * @returns milliseconds, or undefined if day, time or zone is invalid
 */
export function momentOf(day: string, time: string, zone: string): number | undefined {
  if (!isZone(zone) || !/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Some browsers read 31 February as 3 March, and 24:00 as the next day.
  if (!Number.isFinite(wanted) || !new Date(wanted).toISOString().startsWith(`${day}T${time}`)) return undefined
  // The offsets a day before and a day after cannot miss a change in between.
  const before = wanted - zoneOffset(wanted - dayMs, zone) * 60_000
  const after = wanted - zoneOffset(wanted + dayMs, zone) * 60_000
  const matches = (at: number) => asUtc(wallClock(at, zone)) === wanted
  const found = [before, after].filter(matches)
  return found.length > 0 ? Math.min(...found) : before
}
