import type { RouteObject } from 'react-router-dom'
import { loadComingNext } from '../comingNext'
import { forTeams } from '../guards'
import type { MakePage } from '../page'

/** The team area (R-RTE-02). */
export const teamRoutes = (page: MakePage): RouteObject[] => [
  page('/team', 'Team overview', forTeams, loadComingNext),
  page('/team/members', 'Team Members', forTeams, loadComingNext),
  page('/team/company', 'Company Information', forTeams, loadComingNext),
  page('/team/admin-information', 'Admin Information', forTeams, loadComingNext),
  page('/team/team-information', 'Team Information', forTeams, loadComingNext),
  page('/team/my-solutions', 'My team solutions', forTeams, loadComingNext),
  page('/team/solutions', 'Team solutions', forTeams, loadComingNext),
  page('/team/billing', 'Team billing and invoices', forTeams, loadComingNext),
  page('/team/payment', 'Team payment method', forTeams, loadComingNext),
]
