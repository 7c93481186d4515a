import type { RouteObject } from 'react-router-dom'
import { forTeams } from '../guards'
import type { MakePage } from '../page'

/** The team area (R-RTE-02). */
export const teamRoutes = (page: MakePage): RouteObject[] => [
  page('/team', 'Team overview', forTeams, () => import('@/areas/team/overview/TeamOverview')),
  page('/team/members', 'Team Members', forTeams, () => import('@/areas/team/members/Members')),
  page('/team/company', 'Company Information', forTeams, () => import('@/areas/team/company/Company')),
  page(
    '/team/admin-information',
    'Admin Information',
    forTeams,
    () => import('@/areas/team/admin-information/AdminInformation'),
  ),
  page(
    '/team/team-information',
    'Team Information',
    forTeams,
    () => import('@/areas/team/team-information/TeamInformation'),
  ),
  page('/team/my-solutions', 'My team solutions', forTeams, () => import('@/areas/team/my-solutions/MySolutions')),
  page('/team/solutions', 'Team solutions', forTeams, () => import('@/areas/team/solutions/TeamSolutions')),
  page('/team/billing', 'Team Billing & Invoices', forTeams, () => import('@/areas/team/billing/TeamBilling')),
  page('/team/payment', 'Team payment method', forTeams, () => import('@/areas/team/payment/TeamPayment')),
]
