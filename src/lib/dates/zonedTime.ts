import { formatDate, momentMs, offsetText } from './dates'
import { deviceZone, isZone, momentOf, wallClock, zoneOffset } from './zones'

const two = (part: number) => String(part).padStart(2, '0')

/** A timestamp in the local time of a zone, for `<input type="datetime-local">`; empty if invalid. */
export function toLocalTime(iso: string, zone: string): string {
  const at = momentMs(iso)
  if (at === undefined || !isZone(zone)) return ''
  const { year, month, day, hour, minute } = wallClock(at, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** A timestamp as `DD/MM/YYYY HH:mm (Asia/Singapore)` in a zone; empty if invalid. */
export function zonedText(iso: string, zone: string): string {
  const [day, time] = toLocalTime(iso, zone).split('T')
  return day && time ? `${formatDate(day)} ${time} (${zone})` : ''
}

/** The timestamp (ISO, UTC) of a zone's local time `YYYY-MM-DDTHH:mm`; undefined if invalid. */
export function fromLocalTime(local: string, zone: string): string | undefined {
  const [day = '', time = ''] = local.split('T')
  const at = momentOf(day, time.slice(0, 5), zone)
  return at === undefined ? undefined : new Date(at).toISOString()
}

/** The UTC offset of a zone at a timestamp: `UTC+08:00`; empty if either is invalid. */
export function offsetAt(iso: string, zone: string): string {
  const at = momentMs(iso)
  return at === undefined || !isZone(zone) ? '' : offsetText(zoneOffset(at, zone))
}

/** The reader's own zone; UTC if the browser does not know it. */
export const ownZone = (): string => {
  const zone = deviceZone()
  return isZone(zone) ? zone : 'UTC'
}
