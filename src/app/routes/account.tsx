import type { RouteObject } from 'react-router-dom'
import { forMembers } from '../guards'
import type { MakePage } from '../page'

/** The personal area (R-RTE-02). */
export const accountRoutes = (page: MakePage): RouteObject[] => [
  page(
    '/account',
    'Account overview',
    forMembers,
    () => import('@/areas/account/overview/Overview'),
    async (store) => (await import('@/areas/account/overview/readOverview')).readOverview(store),
  ),
  page('/account/profile', 'Profile', forMembers, () => import('@/areas/account/profile/Profile')),
  page('/account/email', 'Email', forMembers, () => import('@/areas/account/email/Email')),
  page(
    '/account/id-verification',
    'ID verification',
    forMembers,
    () => import('@/areas/account/id-verification/IdVerification'),
  ),
  page(
    '/account/team-invitation',
    'Team invitations',
    forMembers,
    () => import('@/areas/account/team-invitation/TeamInvitation'),
  ),
  page(
    '/account/notifications',
    'Notifications',
    forMembers,
    () => import('@/areas/account/notifications/Notifications'),
  ),
  page('/account/solutions', 'Account solutions', forMembers, () => import('@/areas/account/solutions/Solutions')),
  page('/account/billing', 'Billing & Invoices', forMembers, () => import('@/areas/account/billing/Billing')),
  page('/account/payment', 'Payment method', forMembers, () => import('@/areas/account/payment/Payment')),
  page('/account/events', 'My events', forMembers, () => import('@/areas/account/events/Events')),
  page('/account/referrals', 'Refer & Earn', forMembers, () => import('@/areas/account/referrals/Referrals')),
]
