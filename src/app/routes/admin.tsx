import { adminLabel, adminPages, type AdminPage } from '@/domain/access/adminPages'
import { forAdmins } from '../guards'
import { pages, type PageModule } from '../page'

const load: Readonly<Record<AdminPage, () => Promise<PageModule>>> = {
  config: () => import('@/areas/admin/config/Config'),
  database: () => import('@/areas/admin/database/Database'),
  'data-exports': () => import('@/areas/admin/data-exports/DataExports'),
  'data-privacy': () => import('@/areas/admin/data-privacy/DataPrivacy'),
  logs: () => import('@/areas/admin/logs/Logs'),
  media: () => import('@/areas/admin/media/Media'),
  'benefit-enquiries': () => import('@/areas/admin/benefit-enquiries/BenefitEnquiries'),
  'discount-codes': () => import('@/areas/admin/discount-codes/DiscountCodes'),
  'orphaned-charges': () => import('@/areas/admin/orphaned-charges/OrphanedCharges'),
  'solution-activation': () => import('@/areas/admin/solution-activation/SolutionActivation'),
  'subscription-events': () => import('@/areas/admin/subscription-events/SubscriptionEvents'),
  'campaign-responses': () => import('@/areas/admin/campaign-responses/CampaignResponses'),
  'landing-page-responses': () => import('@/areas/admin/landing-page-responses/LandingPageResponses'),
  'mailing-list': () => import('@/areas/admin/mailing-list/MailingList'),
  'job-enquiries': () => import('@/areas/admin/job-enquiries/JobEnquiries'),
  analytics: () => import('@/areas/admin/analytics/Analytics'),
  'blog-comments': () => import('@/areas/admin/blog-comments/BlogComments'),
  events: () => import('@/areas/admin/events/Events'),
  event: () => import('@/areas/admin/event/Event'),
  'featured-doers': () => import('@/areas/admin/featured-doers/FeaturedDoers'),
  surveys: () => import('@/areas/admin/surveys/Surveys'),
  'old-memberships': () => import('@/areas/admin/old-memberships/OldMemberships'),
  users: () => import('@/areas/admin/users/Users'),
  'admin-users': () => import('@/areas/admin/admin-users/AdminUsers'),
  'signup-survey-responses': () => import('@/areas/admin/signup-survey-responses/SignupSurveyResponses'),
  'delete-user': () => import('@/areas/admin/delete-user/DeleteUser'),
  partners: () => import('@/areas/admin/partners/Partners'),
  'partner-discount-codes': () => import('@/areas/admin/partner-discount-codes/PartnerDiscountCodes'),
  'partner-subscriptions': () => import('@/areas/admin/partner-subscriptions/PartnerSubscriptions'),
  invoices: () => import('@/areas/admin/invoices/Invoices'),
  orders: () => import('@/areas/admin/orders/Orders'),
  'referral-points-redemptions': () => import('@/areas/admin/referral-points-redemptions/ReferralPointsRedemptions'),
  'privacy-policy': () => import('@/areas/admin/privacy-policy/PrivacyPolicy'),
  'terms-of-use': () => import('@/areas/admin/terms-of-use/TermsOfUse'),
}

/** The back office (R-RTE-02, R-RTE-10). */
export const adminRoutes = pages(forAdmins, [
  ['/admin', 'Admin: To do', () => import('@/areas/admin/start/Start')],
  ...adminPages.map((name) => [`/admin/${name}`, `Admin: ${adminLabel(name)}`, load[name]] as const),
])
