import { forTeams } from '../guards'
import { pages } from '../page'

/** The team area (R-RTE-02). */
export const teamRoutes = pages(forTeams, [
  ['/team', 'Team overview', () => import('@/areas/team/overview/TeamOverview')],
  ['/team/members', 'Team Members', () => import('@/areas/team/members/Members')],
  ['/team/company', 'Company Information', () => import('@/areas/team/company/Company')],
  ['/team/admin-information', 'Admin Information', () => import('@/areas/team/admin-information/AdminInformation')],
  ['/team/team-information', 'Team Information', () => import('@/areas/team/team-information/TeamInformation')],
  ['/team/my-solutions', 'My team solutions', () => import('@/areas/team/my-solutions/MySolutions')],
  ['/team/solutions', 'Team solutions', () => import('@/areas/team/solutions/TeamSolutions')],
  ['/team/billing', 'Team Billing & Invoices', () => import('@/areas/team/billing/TeamBilling')],
  ['/team/payment', 'Team payment method', () => import('@/areas/team/payment/TeamPayment')],
])
