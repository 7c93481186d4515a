import { clock } from '../../settings/clock'
import type { TrackingEventRow } from '../../db/backOffice/backOfficeTables'
import { newestFirst } from '../../db/commerce/buyers'
import { dayRange } from '../../db/backOffice/dayRange'
import { db, freshId } from '../../db/db'
import { sumsOf, totalsOf } from '../../db/backOffice/trackingSummary'
import { reject, type Handlers } from '../../http'

const mostAnswered = 1000
/** How many of the newest entries are stored: the browser's storage is small. */
const mostKept = 1000

/** One browser is one visitor, regardless of who signs in; these mocks serve a single browser. */
const distinctId = '7d0f4c52-3b1e-4a86-9c0d-51e2a8f6b914'

const all = (): TrackingEventRow[] => [...db.newTrackingEvents, ...db.trackingEvents]

export const tracking = {
  listTrackingEvents: () => newestFirst(all(), ({ createdAt }) => createdAt).slice(0, mostAnswered),
  getTrackingSummary: ({ path }) => {
    const within = dayRange(path)
    const events = all().filter(({ createdAt }) => within(createdAt))
    return { from: path.from, to: path.to, totals: totalsOf(events), rows: sumsOf(events) }
  },
  trackEvent: ({ user, body: { eventName, properties } }) => {
    if (eventName.trim() === '')
      reject(422, 'The event has no name', { fields: { eventName: 'This field is required' } })
    db.newTrackingEvents.unshift({
      trackingEventId: freshId('te'),
      createdAt: clock.iso(),
      distinctId,
      userId: user?.userId ?? null,
      eventName,
      properties,
    })
    db.newTrackingEvents.length = Math.min(db.newTrackingEvents.length, mostKept)
    return distinctId
  },
} satisfies Partial<Handlers>
