import type { Shape } from '@/contract/types'
import { fewestPoints } from '@/domain/referrals/redemptions'
import type { LogRow, TrackingEventRow } from '../backOffice/backOfficeTables'
import type { OrderRow } from '../commerce/commerceTables'
import { referralPoints } from '../community/referralPoints'
import type { UserRow } from '../tables'
import { seedLegalTexts } from './backOffice/legalTexts'
import { seedLogs } from './backOffice/logs'
import { seedPartnerDiscountCodes, seedPartners, seedPartnerSubscriptions } from './backOffice/partners'
import { seedTrackingEvents } from './backOffice/visits'

/** Settings of the platform, two of which the contract does not name. */
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
 * What the app adds to logs and tracking stands in tables of its own: the seeds are large, and a table that changes
 * is written into the browser's storage whole.
 */
export const seedBackOffice = (users: readonly UserRow[], orders: readonly OrderRow[]) => ({
  legalTexts: seedLegalTexts(),
  logs: seedLogs(),
  newLogs: [] as LogRow[],
  trackingEvents: seedTrackingEvents(2000),
  newTrackingEvents: [] as TrackingEventRow[],
  config,
  partners: seedPartners(),
  partnerDiscountCodes: seedPartnerDiscountCodes(users, orders),
  partnerSubscriptions: seedPartnerSubscriptions(users),
})
