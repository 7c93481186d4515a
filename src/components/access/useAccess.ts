import { useGetMyMemberDetailQuery } from '@/api/account/connections'
import { useGetTeamQuery } from '@/api/account/teams'
import { mayOpenPath, type Access, type Reader } from '@/domain/access/access'
import { roleOf, whyNotInTeam, type TeamAct, type TeamControl } from '@/domain/access/teamAccess'
import { useAppSelector, useTeamId, useUser } from '@/store/hooks'
import { selectPermissions } from '@/store/session/permissionsSlice'

/** The inputs of access checks: the session, the permission lists, and the role in the active team. */
export function useReader(): Reader {
  const user = useUser()
  const permissions = useAppSelector(selectPermissions)
  const teamId = useTeamId()
  const { currentData } = useGetMyMemberDetailQuery({ id: teamId ?? '' }, { skip: !teamId })
  return {
    isSignedIn: Boolean(user),
    isAdmin: user?.isAdmin === true,
    permissions,
    teamRole: currentData && roleOf(currentData),
  }
}

/** Whether the user may open a page; `why` says who may, for the disabled control: `<Button to={to} why={why}>`. */
export function useMayOpen(to: string): Access {
  return mayOpenPath(useReader(), to)
}

/** Whether the user's role allows an action or control of the team area; `why` says who may. */
export function useMay(act: TeamAct | TeamControl): Access {
  const { teamRole } = useReader()
  const teamId = useTeamId()
  const { currentData: team } = useGetTeamQuery({ id: teamId ?? '' }, { skip: !teamId })
  const why = whyNotInTeam({ role: teamRole, isClosed: team?.status === 'CLOSED' }, act)
  return why === undefined ? { may: true } : { may: false, why }
}
