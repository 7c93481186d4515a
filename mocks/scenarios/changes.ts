import type { CartItem } from '@/contract/types'
import type { Db } from '../db/db'
import { userOr404 } from '../db/find'
import { seedItem } from '../db/seeds/cart/carts'
import type { UserRow } from '../db/tables'

/** Changes one seeded user. */
export function changeUser(userId: string, change: Partial<UserRow>): void {
  Object.assign(userOr404(userId), change)
}

/** Marks invitations, removals and lost solutions as seen: no dialog about them opens. */
export function seeNotices(db: Db): void {
  for (const row of db.connections) Object.assign(row, { invitationSeen: true, removalSeen: true })
  for (const row of db.doSubscriptions) row.statusSeen = true
}

/** Gives a user a cart of catalogue items: `uid/variationUid`, with a quantity. */
export function fillCart(
  db: Db,
  userId: string,
  items: [item: string, quantity?: number][],
  discountCode: string | null = null,
): void {
  const found = items.flatMap(([item, quantity = 1]): CartItem[] => {
    const [uid = '', variationUid = ''] = item.split('/')
    return seedItem(uid, variationUid, { quantity })
  })
  if (found.length !== items.length)
    throw new Error(`The catalogue lacks one of ${items.map(([item]) => item).join(', ')}`)
  db.carts = [...db.carts.filter((row) => row.userId !== userId), { userId, cart: { discountCode, items: found } }]
}

/** Tables that are filled in a new installation as well, or that depend on its users and teams. */
// prettier-ignore
type Kept =
  | 'users' | 'userTags' | 'userOptions' | 'sessions' | 'tokens' | 'activeAccounts' | 'kyc' | 'notifications' | 'mails'
  | 'teams' | 'connections' | 'activities' | 'invoiceAddresses' | 'emailTags' | 'legalTexts' | 'config' | 'flags'
  | 'carts' | 'orderSessions' | 'pendingPayments' | 'paymentMethods' | 'stripeCustomers' | 'stripePlans' | 'states'
  | 'exchangeRates' | 'featuredDoerVotes'

/** Empties every table that is empty in a new installation: all but those of `Kept`. */
export function emptyLists(db: Db): void {
  Object.assign(db, {
    orders: [], subscriptions: [], invoices: [], discountCodes: [], subscriptionEvents: [], orphanedCharges: [],
    stripeCoupons: [], referralTransactions: [], redemptions: [], events: [], rsvps: [], featuredDoers: [],
    featuredDoerNominations: [], blogComments: [], benefitEnquiries: [], surveys: [], surveyResponses: [], media: [],
    mailingList: [], landingPageResponses: [], campaignResponses: [], publicCampaignResponses: [], jobEnquiries: [],
    logs: [], newLogs: [], trackingEvents: [], newTrackingEvents: [], partners: [], partnerDiscountCodes: [],
    partnerSubscriptions: [], signupSurveys: [], teamSubscriptions: [], doSubscriptions: [],
  } satisfies Omit<Db, Kept>) // prettier-ignore
}
