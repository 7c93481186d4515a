import { useListTeamConnectionsQuery } from '@/api/account/connections'
import { useMay } from '@/components/access/useAccess'
import { connectionStates } from '@/components/team/memberColumns'
import { RemoveMember } from '@/components/team/RemoveMember'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { isOwner, roleName, roleOf } from '@/domain/access/teamAccess'
import { adminsOf, possibleAdmins } from '@/domain/team/admins'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import { dateColumn, personColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { AdminActions } from './AdminActions'
import { ChangeRole } from './ChangeRole'
import { InviteAdmin } from './InviteAdmin'
import { NameAdmin } from './NameAdmin'

type Member = Shape<'TeamConnection'>

const columns: readonly Column<Member>[] = [
  personColumn('name', 'Name', ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }), { rowHeader: true }),
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), { second: true }),
  statusColumn('status', 'Status', ({ status }) => status, connectionStates),
  dateColumn('since', 'Since', ({ acceptedAt, invitedAt }) => acceptedAt ?? invitedAt),
  textColumn('by', 'Invited by', (member) => (isOwner(member) ? undefined : member.invitedByName)),
] // prettier-ignore

/** The owner and administrators: who manages the team, and how to add one more (R-TEAM-13). */
export default function AdminInformation() {
  const { teamId } = useTeam()
  const members = useListTeamConnectionsQuery({ id: teamId })
  const [adding, add] = useParam('add')
  const [act = '', setAct] = useParam('act')
  const may = useMay('adminInformation.addAdmin')
  const mayName = useMay('adminInformation.nameAdmin')
  const [verb, id] = act.split(':')
  const close = () => setAct()
  return (
    <ListPage
      title="Admin Information"
      lead="Administrators manage members, solutions and payments."
      caption="Owner and administrators"
      query={members}
      rows={adminsOf}
      errorTitle="Member list could not be retrieved"
      columns={columns}
      rowKey={(member) => member.id}
      exportName="administrators"
      empty={{ title: 'No administrators yet', text: 'People you make administrators will appear here.' }}
      actions={
        <>
          <Button variant="outline-secondary" why={may.why} aria-haspopup="dialog" onClick={() => add('new')}>
            Invite a new person
          </Button>
          <Button why={mayName.why} aria-haspopup="dialog" onClick={() => add('member')}>
            Add administrator
          </Button>
        </>
      }
      rowActions={(member) => <AdminActions member={member} onAct={(name) => setAct(`${name}:${member.id}`)} />}
    >
      {(admins) => {
        const member = admins.find((one) => one.id === id)
        return (
          <>
            {adding === 'member' && mayName.may && (
              <NameAdmin members={possibleAdmins(members.data ?? [])} onClose={() => add()} />
            )}
            {adding === 'new' && may.may && <InviteAdmin everybody={members.data ?? []} onClose={() => add()} />}
            {member && verb === 'role' && <ChangeRole member={member} onClose={close} />}
            {member && verb === 'remove' && (
              <RemoveMember member={member} control="adminInformation.removeAdmin" onClose={close} />
            )}
          </>
        )
      }}
    </ListPage>
  )
}
