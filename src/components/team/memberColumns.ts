import type { Shape } from '@/contract/types'
import { roleNames, type TeamRole } from '@/domain/access/teamAccess'
import type { StatusTable } from '@/ui/table/columnMakers'

/** Labels of the roles in tables. */
export const roleStates: StatusTable<TeamRole> = {
  TEAM_OWNER: { label: roleNames.TEAM_OWNER, tone: 'primary' },
  TEAM_ADMIN: { label: roleNames.TEAM_ADMIN, tone: 'info' },
  TEAM_FINANCE: { label: roleNames.TEAM_FINANCE, tone: 'secondary' },
  TEAM_MEMBER: { label: roleNames.TEAM_MEMBER, tone: 'secondary' },
}

/** Labels of what has become of an invitation. */
export const connectionStates: StatusTable<Shape<'ConnectionStatus'>> = {
  ACCEPTED: { label: 'Active', tone: 'success' },
  PENDING: { label: 'Invited', tone: 'warning' },
  REJECTED: { label: 'Declined', tone: 'secondary' },
  REMOVED: { label: 'Removed', tone: 'secondary' },
}
