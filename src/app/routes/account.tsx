import { forMembers } from '../guards'
import { pages } from '../page'

/** The personal area (R-RTE-02). */
export const accountRoutes = pages(forMembers, [
  [
    '/account',
    'Account overview',
    () => import('@/areas/account/overview/Overview'),
    async (store) => (await import('@/areas/account/overview/readOverview')).readOverview(store),
  ],
  ['/account/profile', 'Profile', () => import('@/areas/account/profile/Profile')],
  ['/account/email', 'Email', () => import('@/areas/account/email/Email')],
  ['/account/id-verification', 'ID Verification', () => import('@/areas/account/id-verification/IdVerification')],
  ['/account/team-invitation', 'Team invitations', () => import('@/areas/account/team-invitation/TeamInvitation')],
  ['/account/notifications', 'Notifications', () => import('@/areas/account/notifications/Notifications')],
  ['/account/solutions', 'Account solutions', () => import('@/areas/account/solutions/Solutions')],
  ['/account/billing', 'Billing & Invoices', () => import('@/areas/account/billing/Billing')],
  ['/account/payment', 'Payment method', () => import('@/areas/account/payment/Payment')],
  ['/account/events', 'My events', () => import('@/areas/account/events/Events')],
  ['/account/referrals', 'Refer & Earn', () => import('@/areas/account/referrals/Referrals')],
])
