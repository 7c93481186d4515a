import type { RouteObject } from 'react-router-dom'
import { loadComingNext } from '../comingNext'
import { forAdmins } from '../guards'
import type { MakePage } from '../page'

/** The back office (R-RTE-02, R-RTE-10). */
export const adminRoutes = (page: MakePage): RouteObject[] => [
  page('/admin', 'Administration', forAdmins, loadComingNext),
  page('/admin/admin-users', 'Admin: Admin users', forAdmins, loadComingNext),
  page('/admin/analytics', 'Admin: Analytics', forAdmins, loadComingNext),
  page('/admin/benefit-enquiries', 'Admin: Benefit enquiries', forAdmins, loadComingNext),
  page('/admin/blog-comments', 'Admin: Blog comments', forAdmins, loadComingNext),
  page('/admin/campaign-responses', 'Admin: Campaign responses', forAdmins, loadComingNext),
  page('/admin/config', 'Admin: Config', forAdmins, loadComingNext),
  page('/admin/data-exports', 'Admin: Data exports', forAdmins, loadComingNext),
  page('/admin/data-privacy', 'Admin: Data privacy', forAdmins, loadComingNext),
  page('/admin/database', 'Admin: Database', forAdmins, loadComingNext),
  page('/admin/delete-user', 'Admin: Delete user', forAdmins, loadComingNext),
  page('/admin/discount-codes', 'Admin: Discount codes', forAdmins, loadComingNext),
  page('/admin/event', 'Admin: Event', forAdmins, loadComingNext),
  page('/admin/events', 'Admin: Events', forAdmins, loadComingNext),
  page('/admin/featured-doers', 'Admin: Featured doers', forAdmins, loadComingNext),
  page('/admin/invoices', 'Admin: Invoices', forAdmins, loadComingNext),
  page('/admin/job-enquiries', 'Admin: Job enquiries', forAdmins, loadComingNext),
  page('/admin/landing-page-responses', 'Admin: Landing page responses', forAdmins, loadComingNext),
  page('/admin/logs', 'Admin: Logs', forAdmins, loadComingNext),
  page('/admin/mailing-list', 'Admin: Mailing list signups', forAdmins, loadComingNext),
  page('/admin/media', 'Admin: Media', forAdmins, loadComingNext),
  page('/admin/old-memberships', 'Admin: Old memberships', forAdmins, loadComingNext),
  page('/admin/orders', 'Admin: Orders', forAdmins, loadComingNext),
  page('/admin/orphaned-charges', 'Admin: Orphaned charges', forAdmins, loadComingNext),
  page('/admin/partner-discount-codes', 'Admin: Partner discount codes', forAdmins, loadComingNext),
  page('/admin/partners', 'Admin: Partners', forAdmins, loadComingNext),
  page('/admin/privacy-policy', 'Admin: Privacy policy', forAdmins, loadComingNext),
  page('/admin/referral-points-redemptions', 'Admin: Referral points redemptions', forAdmins, loadComingNext),
  page('/admin/signup-survey-responses', 'Admin: Signup survey responses', forAdmins, loadComingNext),
  page('/admin/solution-activation', 'Admin: Solution activation', forAdmins, loadComingNext),
  page('/admin/subscription-events', 'Admin: Subscription events', forAdmins, loadComingNext),
  page('/admin/surveys', 'Admin: Surveys', forAdmins, loadComingNext),
  page('/admin/terms-of-use', 'Admin: Terms of use', forAdmins, loadComingNext),
  page('/admin/users', 'Admin: Users', forAdmins, loadComingNext),
  page('/admin/partner-subscriptions', 'Admin: Partner subscriptions', forAdmins, loadComingNext),
]
