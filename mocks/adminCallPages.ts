import type { AdminPage } from '@/domain/access/pageNames'
import { mayOpen, type Permissions } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import type { OperationId } from '@/contract/route'

// The pages that use a group of calls; a call is allowed for administrators who can open one of its pages.
const users: readonly AdminPage[] = ['users', 'admin-users', 'signup-survey-responses', 'delete-user']
const subscriptions: readonly AdminPage[] = ['subscription-events', 'users']

/** Which pages of the back office use which of the calls that only administrators may make. */
export const adminCallPages: Partial<Record<OperationId, readonly AdminPage[]>> = {
  getConfig: ['config'],
  saveConfig: ['config'],
  clearOurTestDb: ['database'],
  clearWorkBuddyTestDb: ['database'],
  exportAxaPurchases: ['data-exports'],
  exportFullertonPurchases: ['data-exports'],
  exportFinancioPurchases: ['data-exports'],
  countUsersWithPersonalId: ['data-privacy'],
  listUsersWithPersonalId: ['data-privacy'],
  clearPersonalIdNumbers: ['data-privacy'],
  deletePersonalIds: ['data-privacy'],
  listLogs: ['logs'],
  listMedia: ['media'],
  createMedia: ['media'],
  updateMedia: ['media'],
  deleteMedia: ['media'],
  listBenefitEnquiries: ['benefit-enquiries'],
  listDiscountCodes: ['discount-codes'],
  getDiscountCode: ['discount-codes'],
  createDiscountCode: ['discount-codes'],
  updateDiscountCode: ['discount-codes'],
  deleteDiscountCode: ['discount-codes'],
  listStripeCoupons: ['discount-codes'],
  listOrphanedCharges: ['orphaned-charges'],
  listOrdersPendingActivation: ['solution-activation'],
  countOrdersPendingActivation: ['solution-activation'],
  activateOrderItem: ['solution-activation'],
  listSubscriptionEvents: ['subscription-events'],
  listAllSubscriptions: ['subscription-events'],
  getSubscriptionForAdmin: subscriptions,
  listItemsOfSubscription: subscriptions,
  listAllSubscriptionItems: ['subscription-events'],
  getSubscriptionItemForAdmin: subscriptions,
  listAllStripeSubscriptions: ['subscription-events'],
  listCampaignResponses: ['campaign-responses'],
  listPublicCampaignResponses: ['campaign-responses'],
  listLandingPageResponses: ['landing-page-responses'],
  listMailingListSubscriptions: ['mailing-list'],
  listJobEnquiries: ['job-enquiries'],
  updateJobEnquiry: ['job-enquiries'],
  countUsers: ['analytics', ...users],
  listTrackingEvents: ['analytics'],
  getTrackingSummary: ['analytics'],
  listBlogComments: ['blog-comments'],
  createEvent: ['event'],
  updateEvent: ['event'],
  deleteEvent: ['events', 'event'],
  getEventForAdmin: ['event'],
  toggleRsvpAttendance: ['event'],
  listAllFeaturedDoers: ['featured-doers'],
  listFeaturedDoerNominations: ['featured-doers'],
  listUnfeaturedUsers: ['featured-doers'],
  createFeaturedDoerWithId: ['featured-doers'],
  approveFeaturedDoer: ['featured-doers'],
  unapproveFeaturedDoer: ['featured-doers'],
  superFeatureDoer: ['featured-doers'],
  unSuperFeatureDoer: ['featured-doers'],
  deleteFeaturedDoer: ['featured-doers'],
  listMultipleChoiceSurveys: ['surveys'],
  createMultipleChoiceSurvey: ['surveys'],
  listOldMemberships: ['old-memberships'],
  // Partner subscriptions are found by the number of the member who holds them.
  listUsers: [...users, 'partner-subscriptions'],
  listAdminUsers: users,
  listSignupSurveys: users,
  getUserRelatedRecords: users,
  grantAdminAccess: users,
  revokeAdminAccess: users,
  changeUserPassword: users,
  changeUserEmail: users,
  disableUser: users,
  updateUserMarketingPreferences: users,
  listUserSubscriptions: users,
  listUserSubscriptionItems: users,
  sendEmailToUser: ['users', 'benefit-enquiries'],
  listPartners: ['partners'],
  createPartner: ['partners'],
  updatePartner: ['partners'],
  regeneratePartnerApiKey: ['partners'],
  disablePartner: ['partners'],
  enablePartner: ['partners'],
  listPartnerDiscountCodes: ['partner-discount-codes'],
  cancelWorkbuddySubscription: ['partner-subscriptions'],
  changeWorkbuddySubscription: ['partner-subscriptions'],
  listInvoices: ['invoices'],
  listAllOrders: ['orders'],
  recreateOrderInvoice: ['orders'],
  completeOrder: ['orders'],
  listRedemptions: ['referral-points-redemptions'],
  updateRedemption: ['referral-points-redemptions'],
  createPrivacyPolicy: ['privacy-policy'],
  createTermsOfUse: ['terms-of-use'],
}

/** Pages for calls that members make for themselves, and administrators for others. */
export const sharedCallPages: Partial<Record<OperationId, readonly AdminPage[]>> = {
  getMedia: ['media'],
  cancelStripeSubscription: subscriptions,
  addEmailTags: ['mailing-list'],
  updateEmailTags: ['mailing-list'],
  listEvents: ['events', 'event'],
  updateBlogComment: ['blog-comments'],
  getFeaturedDoer: ['featured-doers'],
  updateFeaturedDoer: ['featured-doers'],
  getMultipleChoiceSurvey: ['surveys'],
  updateMultipleChoiceSurvey: ['surveys'],
  updateProfile: users,
  deleteUser: users,
  getSignupSurvey: users,
  createSignupSurvey: users,
  updateSignupSurvey: users,
  listUserTags: users,
  addUserTag: users,
  updateUserTags: users,
  deleteUserTag: users,
  getUserPoints: ['users', 'referral-points-redemptions'],
  listUserInvoices: ['users', 'invoices'],
  listTeamInvoices: ['invoices'],
  getInvoicePdf: ['users', 'invoices'],
  getInvoicePdfs: ['users', 'invoices'],
}

type Caller = { isAdmin: boolean; permissions?: Permissions | undefined }

/** Whether a call is made with an administrator's rights: those who may not open one of its pages are like any member. */
export const actsAsAdmin = (user: Caller | undefined, id: OperationId): boolean =>
  user?.isAdmin === true && mayCall(user.permissions, id)

/** Whether an administrator's permission lists allow a call (R-PERM-04); calls of no page are open to all of them. */
export function mayCall(permissions: Permissions | undefined, id: OperationId): boolean {
  const pages = adminCallPages[id] ?? sharedCallPages[id]
  return !pages || pages.some((page) => mayOpen(permissions, paths.admin.page(page)))
}
