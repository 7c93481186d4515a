import { personalKeys, maskSegment } from './trackingPrivacy'
import {
  scrollSteps,
  type ScrollStep,
  type TrackedPlace,
  type TrackingBody,
  type TrackingEventName,
  type TrackingEvents,
} from './trackingEvents'
import type { Utm } from './utm'

/** Pages that are never told about: a person's own data (R-TRK-04). */
const skipped = '/data/user'

/** Pages whose address carries a person's id, address or code: nothing behind these words is told, hashed or not. */
const privateRests = [['activate'], ['mailing-list', 'verify'], ['reset-password']]

/**
 * What a path is told as: its first three segments, the third as id (R-TRK-05), with nothing personal in them.
 * @param path a pathname; query and hash are ignored
 * @returns undefined where nothing may be told (R-TRK-04)
 */
export function trackedPlace(path: string): TrackedPlace | undefined {
  const pathname = path.replace(/[?#].*$/, '')
  if (pathname.toLowerCase().startsWith(skipped)) return undefined
  const raw = pathname.split('/').filter(Boolean)
  const hiddenFrom = privateRests.find((words) =>
    words.every((word, index) => raw[index]?.toLowerCase() === word),
  )?.length
  const [first, second, id] = raw
    .slice(0, 3)
    .map((part, index) => (hiddenFrom !== undefined && index >= hiddenFrom ? 'hidden' : maskSegment(part)))
  return {
    path: `/${[first, second, id].filter(Boolean).join('/')}`,
    first: first ?? 'home',
    ...(second ? { second } : {}),
    ...(id ? { id } : {}),
  }
}

/** A tracking event that would have told something personal. `keys` are the paths of the findings. */
export class PersonalTracking extends Error {
  keys: string[]
  constructor(eventName: string, keys: string[]) {
    super(`${eventName} would tell something personal: ${keys.join(', ')}`)
    this.keys = keys
  }
}

/**
 * The body of POST /tracking for an event of the catalogue (R-TRK-06, R-TRK-08).
 * @param told what the event tells besides place and UTM values
 * @returns undefined on pages that are never told about
 * @throws PersonalTracking when a key or a value is personal (T18.3)
 */
export function trackingBody<Name extends TrackingEventName>(
  eventName: Name,
  path: string,
  utm: Utm,
  told: TrackingEvents[Name],
): TrackingBody<Name> | undefined {
  const place = trackedPlace(path)
  if (!place) return undefined
  const properties = { ...place, ...utm, ...told }
  const keys = personalKeys(properties)
  if (keys.length > 0) throw new PersonalTracking(eventName, keys)
  return { eventName, properties }
}

/**
 * Where a link leads, as it may be told: a path of the app masked like any place, of other sites only the host.
 * Mail and telephone links tell only what they are.
 */
export function trackedHref(href: string): string {
  if (/^(mailto|tel|sms):/i.test(href)) return href.slice(0, href.indexOf(':')).toLowerCase()
  const host = /^(?:https?:)?\/\/([^/?#:@]+)(?=(?::\d+)?(?:[/?#]|$))/i.exec(href)?.[1]
  if (host) return host.toLowerCase()
  return href.startsWith('/') ? (trackedPlace(href)?.path ?? 'hidden') : 'hidden'
}

/**
 * How far down a page the reader has come.
 * @param scrolled pixels above the window @param window its height @param page the whole height
 * @returns percent, 0 to 100; a page that fits the window is seen whole
 */
export function scrollDepth(scrolled: number, window: number, page: number): number {
  if (!(page > window)) return 100
  return Math.min(100, Math.max(0, ((scrolled + window) / page) * 100))
}

/**
 * The steps that were newly reached (R-TRK-02): each is told once for a page, also when a jump passes several.
 * @param depth percent @param told the steps told already
 */
export function newScrollSteps(depth: number, told: ReadonlySet<ScrollStep>): ScrollStep[] {
  // A last half pixel must not keep 100 from ever being reached.
  return scrollSteps.filter((step) => step <= depth + 0.5 && !told.has(step))
}
