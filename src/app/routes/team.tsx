import type { RouteObject } from 'react-router-dom'
import { loadComingNext } from '../comingNext'
import { forMembers } from '../guards'
import type { MakePage } from '../page'

/** The team area (R-RTE-02). */
export const teamRoutes = (page: MakePage): RouteObject[] => [
  page('/team', 'Team overview', forMembers, loadComingNext),
  page('/team/members', 'Team Members', forMembers, loadComingNext),
  page('/team/company', 'Company Information', forMembers, loadComingNext),
  page('/team/admin-information', 'Admin Information', forMembers, loadComingNext),
  page('/team/team-information', 'Team Information', forMembers, loadComingNext),
  page('/team/my-solutions', 'My team solutions', forMembers, loadComingNext),
  page('/team/solutions', 'Team solutions', forMembers, loadComingNext),
  page('/team/billing', 'Team billing and invoices', forMembers, loadComingNext),
  page('/team/payment', 'Team payment method', forMembers, loadComingNext),
]
