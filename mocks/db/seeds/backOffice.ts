import type { Shape } from '@/contract/types'
import type { LogRow, TrackingEventRow } from '../backOffice/backOfficeTables'
import type { OrderRow } from '../commerce/commerceTables'
import { fewestPoints, referralPoints } from '../community/referralPoints'
import type { UserRow } from '../tables'
import { seedLegalTexts } from './backOffice/legalTexts'
import { seedLogs } from './backOffice/logs'
import { seedPartnerDiscountCodes, seedPartners, seedPartnerSubscriptions } from './backOffice/partners'
import { seedTrackingEvents } from './backOffice/visits'

/** Platform settings; two of them are not named in the contract. */
const config: Shape<'Config'> = {
  maintenanceNotice: '',
  maintenanceNoticeFrom: null,
  registrationEnabled: true,
  teamCreationEnabled: true,
  indiaPremiumEnabled: true,
  eventsEnabled: true,
  blogCommentsEnabled: true,
  featuredDoerVotingEnabled: true,
  cashbackEnabled: true,
  cashbackCents: 8000,
  referralPointsPerSignup: referralPoints.SIGN_UP,
  minimumRedemptionPoints: fewestPoints,
  teamSeatLimit: 100,
  supportEmail: 'support@doers.test',
  chatWidgetEnabled: false,
  searchIndexUrl: 'https://search.doers.test/v2',
}

/**
 * Legal texts, logs, tracking, settings and partners.
 * Logs and tracking events added by the app go into separate tables: the seeds are large, and a changed table is
 * rewritten in the browser's storage as a whole.
 */
export const seedBackOffice = (users: readonly UserRow[], orders: readonly OrderRow[]) => ({
  legalTexts: seedLegalTexts,
  logs: seedLogs,
  newLogs: [] as LogRow[],
  trackingEvents: () => seedTrackingEvents(2000),
  newTrackingEvents: [] as TrackingEventRow[],
  config,
  partners: seedPartners(),
  partnerDiscountCodes: () => seedPartnerDiscountCodes(users, orders),
  partnerSubscriptions: seedPartnerSubscriptions(users),
})
