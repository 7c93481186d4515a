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

/** Pages that are never tracked: a person's own data (R-TRK-04). */
const skipped = '/data/user'

/**
 * Pages whose URL contains a personal id, address or code: everything after these segments is dropped, hashed or not.
 */
const privateRests = [['activate'], ['mailing-list', 'verify'], ['reset-password']]

/**
 * The tracked form of a path: its first three segments, the third as id (R-TRK-05), without personal data.
 * @param path a pathname; query and hash are ignored
 * @returns undefined if the page is not tracked (R-TRK-04)
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

/** A tracking event that contains personal data. `keys` are the paths of the findings. */
export class PersonalTracking extends Error {
  keys: string[]
  constructor(eventName: string, keys: string[]) {
    super(`${eventName} would tell something personal: ${keys.join(', ')}`)
    this.keys = keys
  }
}

/**
 * The body of POST /tracking for an event of the catalogue (R-TRK-06, R-TRK-08).
 * @param told the event's data besides place and UTM values
 * @returns undefined on pages that are never tracked
 * @throws PersonalTracking if a key or a value is personal
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
 * The tracked form of a link target: app paths masked like any place, only the host of other sites.
 * Mail and telephone links are reduced to their kind.
 */
export function trackedHref(href: string): string {
  if (/^(mailto|tel|sms):/i.test(href)) return href.slice(0, href.indexOf(':')).toLowerCase()
  const host = /^(?:https?:)?\/\/([^/?#:@]+)(?=(?::\d+)?(?:[/?#]|$))/i.exec(href)?.[1]
  if (host) return host.toLowerCase()
  return href.startsWith('/') ? (trackedPlace(href)?.path ?? 'hidden') : 'hidden'
}

/**
 * Scroll depth of a page.
 * @param scrolled pixels above the viewport @param window height of the viewport @param page total height
 * @returns percent, 0 to 100; a page that fits into the viewport counts as 100
 */
export function scrollDepth(scrolled: number, window: number, page: number): number {
  if (!(page > window)) return 100
  return Math.min(100, Math.max(0, ((scrolled + window) / page) * 100))
}

/**
 * Newly reached scroll steps (R-TRK-02): each is reported once per page, even if a jump passes several.
 * @param depth percent @param told the steps already reported
 */
export function newScrollSteps(depth: number, told: ReadonlySet<ScrollStep>): ScrollStep[] {
  // Sub-pixel rounding must not prevent reaching 100.
  return scrollSteps.filter((step) => step <= depth + 0.5 && !told.has(step))
}
