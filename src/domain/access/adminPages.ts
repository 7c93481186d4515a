import type { OperationId } from '@/contract/route'
import type { Shape } from '@/contract/types'
import { keysOf } from '@/lib/objects'

export type Permissions = Shape<'Permissions'>
export type AdminList = keyof Permissions

type Row = {
  /** The permission list that it belongs to, and its group in the menu; without one it is reached from another page. */
  group?: AdminList
  /** The page whose permission opens it (R-PERM-06, R-PERM-07); by default its own. */
  with?: string
  /** By default its name in words. */
  label?: string
}

/**
 * The pages of the back office (platform §2, R-ADM-01 to R-ADM-11) by the last segment of their path, in the order of the
 * menu. Routes, titles, menu, palette, guard, permissions and the mock server's checks follow from this table. No server
 * lists job enquiries and partner subscriptions, which are ours: they open with the nearest page of the specification.
 */
const pages = {
  config: { group: 'system' },
  database: { group: 'system' },
  'data-exports': { group: 'system' },
  'data-privacy': { group: 'system' },
  logs: { group: 'system' },
  media: { group: 'system' },
  'benefit-enquiries': { group: 'marketplace' },
  'discount-codes': { group: 'marketplace' },
  'orphaned-charges': { group: 'marketplace' },
  'solution-activation': { group: 'marketplace' },
  'subscription-events': { group: 'marketplace' },
  'campaign-responses': { group: 'marketing' },
  'landing-page-responses': { group: 'marketing' },
  'mailing-list': { group: 'marketing', label: 'Mailing list signups' },
  'job-enquiries': { group: 'marketing', with: 'benefit-enquiries' },
  analytics: { group: 'community' },
  'blog-comments': { group: 'community' },
  events: { group: 'community' },
  event: { with: 'events' },
  'featured-doers': { group: 'community' },
  surveys: { group: 'community' },
  'old-memberships': { group: 'community' },
  users: { group: 'community' },
  'admin-users': { group: 'community', with: 'users' },
  'signup-survey-responses': { group: 'community', with: 'users' },
  'delete-user': { group: 'community', with: 'users' },
  partners: { group: 'partners' },
  'partner-discount-codes': { group: 'partners' },
  'partner-subscriptions': { group: 'partners', with: 'partners' },
  invoices: { group: 'finance' },
  orders: { group: 'finance' },
  'referral-points-redemptions': { group: 'finance' },
  'privacy-policy': { group: 'legal' },
  'terms-of-use': { group: 'legal' },
} as const satisfies Record<string, Row>

export type AdminPage = keyof typeof pages

export const adminPageRows: Readonly<Record<AdminPage, Row & { with?: AdminPage }>> = pages
export const adminPages = keysOf<AdminPage>(pages)

/** Label of a back-office page in menus and titles (R-ADM-01 to R-ADM-11). */
export function adminLabel(page: AdminPage): string {
  const words = page.replaceAll('-', ' ')
  return adminPageRows[page].label ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const users: readonly OperationId[] = [
  'countUsers',
  'listUsers',
  'listAdminUsers',
  'listSignupSurveys',
  'getUserRelatedRecords',
  'grantAdminAccess',
  'revokeAdminAccess',
  'changeUserPassword',
  'changeUserEmail',
  'disableUser',
  'updateUserMarketingPreferences',
  'listUserSubscriptions',
  'listUserSubscriptionItems',
  'updateProfile',
  'deleteUser',
  'getSignupSurvey',
  'createSignupSurvey',
  'updateSignupSurvey',
  'listUserTags',
  'addUserTag',
  'updateUserTags',
  'deleteUserTag',
]

/**
 * The calls that each page needs: access to one of a call's pages gives the right to make the call. The
 * app itself leaves this to the server; apart from the rows above, so that the build leaves it out.
 */
export const adminCalls: Readonly<Record<AdminPage, readonly OperationId[]>> = {
  config: ['getConfig', 'saveConfig'],
  database: ['clearOurTestDb', 'clearWorkBuddyTestDb'],
  'data-exports': ['exportAxaPurchases', 'exportFullertonPurchases', 'exportFinancioPurchases'],
  'data-privacy': [
    'countUsersWithPersonalId',
    'listUsersWithPersonalId',
    'clearPersonalIdNumbers',
    'deletePersonalIds',
  ],
  logs: ['listLogs'],
  media: ['listMedia', 'createMedia', 'updateMedia', 'deleteMedia', 'getMedia'],
  'benefit-enquiries': ['listBenefitEnquiries', 'sendEmailToUser'],
  'discount-codes': [
    'listDiscountCodes',
    'getDiscountCode',
    'createDiscountCode',
    'updateDiscountCode',
    'deleteDiscountCode',
    'listStripeCoupons',
  ],
  'orphaned-charges': ['listOrphanedCharges'],
  'solution-activation': ['listOrdersPendingActivation', 'countOrdersPendingActivation', 'activateOrderItem'],
  'subscription-events': [
    'listSubscriptionEvents',
    'listAllSubscriptions',
    'getSubscriptionForAdmin',
    'listItemsOfSubscription',
    'listAllSubscriptionItems',
    'getSubscriptionItemForAdmin',
    'listAllStripeSubscriptions',
    'cancelStripeSubscription',
  ],
  'campaign-responses': ['listCampaignResponses', 'listPublicCampaignResponses'],
  'landing-page-responses': ['listLandingPageResponses'],
  'mailing-list': ['listMailingListSubscriptions', 'addEmailTags', 'updateEmailTags'],
  'job-enquiries': ['listJobEnquiries', 'updateJobEnquiry'],
  analytics: ['countUsers', 'listTrackingEvents', 'getTrackingSummary'],
  'blog-comments': ['listBlogComments', 'updateBlogComment'],
  events: ['deleteEvent', 'listEvents'],
  event: ['createEvent', 'updateEvent', 'deleteEvent', 'getEventForAdmin', 'toggleRsvpAttendance', 'listEvents'],
  'featured-doers': [
    'listAllFeaturedDoers',
    'listFeaturedDoerNominations',
    'listUnfeaturedUsers',
    'createFeaturedDoerWithId',
    'approveFeaturedDoer',
    'unapproveFeaturedDoer',
    'superFeatureDoer',
    'unSuperFeatureDoer',
    'deleteFeaturedDoer',
    'getFeaturedDoer',
    'updateFeaturedDoer',
  ],
  surveys: [
    'listMultipleChoiceSurveys',
    'createMultipleChoiceSurvey',
    'getMultipleChoiceSurvey',
    'updateMultipleChoiceSurvey',
  ],
  'old-memberships': ['listOldMemberships'],
  users: [
    ...users,
    'getSubscriptionForAdmin',
    'listItemsOfSubscription',
    'getSubscriptionItemForAdmin',
    'sendEmailToUser',
    'cancelStripeSubscription',
    'getUserPoints',
    'listUserInvoices',
    'getInvoicePdf',
    'getInvoicePdfs',
  ],
  'admin-users': users,
  'signup-survey-responses': users,
  'delete-user': users,
  partners: [
    'listPartners',
    'createPartner',
    'updatePartner',
    'regeneratePartnerApiKey',
    'disablePartner',
    'enablePartner',
  ],
  'partner-discount-codes': ['listPartnerDiscountCodes'],
  'partner-subscriptions': ['listUsers', 'cancelWorkbuddySubscription', 'changeWorkbuddySubscription'],
  invoices: ['listInvoices', 'listUserInvoices', 'listTeamInvoices', 'getInvoicePdf', 'getInvoicePdfs'],
  orders: ['listAllOrders', 'recreateOrderInvoice', 'completeOrder'],
  'referral-points-redemptions': ['listRedemptions', 'updateRedemption', 'getUserPoints'],
  'privacy-policy': ['createPrivacyPolicy'],
  'terms-of-use': ['createTermsOfUse'],
}
