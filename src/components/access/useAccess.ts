import { useGetMyMemberDetailQuery } from '@/api/connections'
import { mayOpenPath, type Access, type Reader } from '@/domain/access/access'
import { mayInTeam, whoMayInTeam, type TeamAct, type TeamControl } from '@/domain/team/teamRoles'
import { selectTeamId } from '@/store/activeAccountSlice'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectPermissions } from '@/store/permissionsSlice'

/** The inputs of access checks: the session, the permission lists, and the role in the active team. */
export function useReader(): Reader {
  const user = useAppSelector(selectUser)
  const permissions = useAppSelector(selectPermissions)
  const teamId = useAppSelector(selectTeamId)
  const { currentData } = useGetMyMemberDetailQuery({ id: teamId ?? '' }, { skip: !teamId })
  return {
    isSignedIn: Boolean(user),
    isAdmin: user?.isAdmin === true,
    permissions,
    teamRole: currentData?.connectionType,
  }
}

/** Whether the user may open a page; `why` says who may, for the disabled control: `<Button to={to} why={why}>`. */
export function useMayOpen(to: string): Access {
  return mayOpenPath(useReader(), to)
}

/** Whether the user's role allows an action or control of the team area; `why` says who may. */
export function useMay(act: TeamAct | TeamControl): Access {
  const { teamRole } = useReader()
  if (mayInTeam(teamRole, act)) return { may: true }
  return { may: false, why: whoMayInTeam(teamRole, act) ?? '' }
}
