import type { RouteObject } from 'react-router-dom'
import { forAdmins } from '../guards'
import type { MakePage } from '../page'

/** The back office (R-RTE-02, R-RTE-10), in the order of its menu. */
export const adminRoutes = (page: MakePage): RouteObject[] => [
  page('/admin', 'Administration', forAdmins, () => import('@/areas/admin/start/Start')),

  // System
  page('/admin/config', 'Admin: Config', forAdmins, () => import('@/areas/admin/config/Config')),
  page('/admin/database', 'Admin: Database', forAdmins, () => import('@/areas/admin/database/Database')),
  page('/admin/data-exports', 'Admin: Data exports', forAdmins, () => import('@/areas/admin/data-exports/DataExports')),
  page('/admin/data-privacy', 'Admin: Data privacy', forAdmins, () => import('@/areas/admin/data-privacy/DataPrivacy')),
  page('/admin/logs', 'Admin: Logs', forAdmins, () => import('@/areas/admin/logs/Logs')),
  page('/admin/media', 'Admin: Media', forAdmins, () => import('@/areas/admin/media/Media')),

  // Marketplace
  page(
    '/admin/benefit-enquiries',
    'Admin: Benefit enquiries',
    forAdmins,
    () => import('@/areas/admin/benefit-enquiries/BenefitEnquiries'),
  ),
  page(
    '/admin/discount-codes',
    'Admin: Discount codes',
    forAdmins,
    () => import('@/areas/admin/discount-codes/DiscountCodes'),
  ),
  page(
    '/admin/orphaned-charges',
    'Admin: Orphaned charges',
    forAdmins,
    () => import('@/areas/admin/orphaned-charges/OrphanedCharges'),
  ),
  page(
    '/admin/solution-activation',
    'Admin: Solution activation',
    forAdmins,
    () => import('@/areas/admin/solution-activation/SolutionActivation'),
  ),
  page(
    '/admin/subscription-events',
    'Admin: Subscription events',
    forAdmins,
    () => import('@/areas/admin/subscription-events/SubscriptionEvents'),
  ),

  // Marketing
  page(
    '/admin/campaign-responses',
    'Admin: Campaign responses',
    forAdmins,
    () => import('@/areas/admin/campaign-responses/CampaignResponses'),
  ),
  page(
    '/admin/landing-page-responses',
    'Admin: Landing page responses',
    forAdmins,
    () => import('@/areas/admin/landing-page-responses/LandingPageResponses'),
  ),
  page(
    '/admin/mailing-list',
    'Admin: Mailing list signups',
    forAdmins,
    () => import('@/areas/admin/mailing-list/MailingList'),
  ),
  page(
    '/admin/job-enquiries',
    'Admin: Job enquiries',
    forAdmins,
    () => import('@/areas/admin/job-enquiries/JobEnquiries'),
  ),

  // Community
  page('/admin/analytics', 'Admin: Analytics', forAdmins, () => import('@/areas/admin/analytics/Analytics')),
  page(
    '/admin/blog-comments',
    'Admin: Blog comments',
    forAdmins,
    () => import('@/areas/admin/blog-comments/BlogComments'),
  ),
  page('/admin/events', 'Admin: Events', forAdmins, () => import('@/areas/admin/events/Events')),
  page('/admin/event', 'Admin: Event', forAdmins, () => import('@/areas/admin/event/Event')),
  page(
    '/admin/featured-doers',
    'Admin: Featured doers',
    forAdmins,
    () => import('@/areas/admin/featured-doers/FeaturedDoers'),
  ),
  page('/admin/surveys', 'Admin: Surveys', forAdmins, () => import('@/areas/admin/surveys/Surveys')),
  page(
    '/admin/old-memberships',
    'Admin: Old memberships',
    forAdmins,
    () => import('@/areas/admin/old-memberships/OldMemberships'),
  ),

  // Community: users
  page('/admin/users', 'Admin: Users', forAdmins, () => import('@/areas/admin/users/Users')),
  page('/admin/admin-users', 'Admin: Admin users', forAdmins, () => import('@/areas/admin/admin-users/AdminUsers')),
  page(
    '/admin/signup-survey-responses',
    'Admin: Signup survey responses',
    forAdmins,
    () => import('@/areas/admin/signup-survey-responses/SignupSurveyResponses'),
  ),
  page('/admin/delete-user', 'Admin: Delete user', forAdmins, () => import('@/areas/admin/delete-user/DeleteUser')),

  // Partners
  page('/admin/partners', 'Admin: Partners', forAdmins, () => import('@/areas/admin/partners/Partners')),
  page(
    '/admin/partner-discount-codes',
    'Admin: Partner discount codes',
    forAdmins,
    () => import('@/areas/admin/partner-discount-codes/PartnerDiscountCodes'),
  ),
  page(
    '/admin/partner-subscriptions',
    'Admin: Partner subscriptions',
    forAdmins,
    () => import('@/areas/admin/partner-subscriptions/PartnerSubscriptions'),
  ),

  // Finance
  page('/admin/invoices', 'Admin: Invoices', forAdmins, () => import('@/areas/admin/invoices/Invoices')),
  page('/admin/orders', 'Admin: Orders', forAdmins, () => import('@/areas/admin/orders/Orders')),
  page(
    '/admin/referral-points-redemptions',
    'Admin: Referral points redemptions',
    forAdmins,
    () => import('@/areas/admin/referral-points-redemptions/ReferralPointsRedemptions'),
  ),

  // Legal
  page(
    '/admin/privacy-policy',
    'Admin: Privacy policy',
    forAdmins,
    () => import('@/areas/admin/privacy-policy/PrivacyPolicy'),
  ),
  page('/admin/terms-of-use', 'Admin: Terms of use', forAdmins, () => import('@/areas/admin/terms-of-use/TermsOfUse')),
]
