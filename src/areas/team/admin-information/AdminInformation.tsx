import { useListTeamConnectionsQuery } from '@/api/account/connections'
import { useMay } from '@/components/access/useAccess'
import { connectionStates, personOf } from '@/components/team/memberColumns'
import { RemoveMember } from '@/components/team/RemoveMember'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { isOwner, roleName, roleOf, roleNames } from '@/domain/access/teamAccess'
import { adminsOf, possibleAdmins } from '@/domain/team/admins'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import { dateColumn, personColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { nameOfMember, whyFixed } from '@/domain/team/members'
import { useAppDispatch } from '@/store/hooks'
import { changeMember } from '@/store/registration/saving'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, oneOf } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { AdminActions } from './AdminActions'
import { InviteAdmin } from './InviteAdmin'

type Member = Shape<'TeamConnection'>

const columns: readonly Column<Member>[] = [
  personColumn('name', 'Name', personOf, { rowHeader: true }),
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), { unlabelled: true }),
  statusColumn('status', 'Status', ({ status }) => status, connectionStates, { usual: 'ACCEPTED' }),
  dateColumn('since', 'Since', ({ acceptedAt, invitedAt }) => acceptedAt ?? invitedAt),
  textColumn('by', 'Invited by', (member) => (isOwner(member) ? undefined : member.invitedByName), { tableOnly: true }),
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
      exportName={false}
      empty={{ title: 'No administrators yet', text: 'People you make administrators will appear here.' }}
      actions={
        <>
          <Button variant="outline-secondary" why={may.why} aria-haspopup="dialog" onClick={() => add('new')}>
            Invite by email
          </Button>
          <Button why={mayName.why} aria-haspopup="dialog" onClick={() => add('member')}>
            Promote a member
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

const others = ['TEAM_FINANCE', 'TEAM_MEMBER'] as const
const schema = object({ role: oneOf(others) })

/** Form that takes the administration from a person who stays in the team. */
function ChangeRole({ member, onClose }: { member: Shape<'TeamConnection'>; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const { me } = useTeam()
  const { why = whyFixed(member, me, 'change') } = useMay('adminInformation.demoteAdmin')
  const { id, teamId, targetName: name, email } = member
  return (
    <FormDialog
      title={`Change ${nameOfMember(member)}’s role`}
      initial={{ role: '' }}
      schema={schema}
      submit="Change role"
      why={why}
      onSubmit={({ role }) => dispatch(changeMember(teamId, { id, name, email, role }))}
      onClose={onClose}
    >
      <p>{afterwards(member)}</p>
      <SelectField
        name="role"
        label="New role"
        placeholder="Choose a role"
        options={others.map((role) => ({ value: role, label: roleNames[role] }))}
      />
    </FormDialog>
  )
}

function afterwards(member: Shape<'TeamConnection'>): string {
  const { status } = member
  if (status === 'PENDING')
    return `The invitation stays open. If ${nameOfMember(member)} accepts it, they won’t manage the team.`
  const name = nameOfMember(member, 'This person')
  if (status === 'ACCEPTED') return `${name} stays in the team and keeps all solutions, but no longer manages it.`
  return `${name} will no longer manage the team.`
}

type Props = { members: readonly Shape<'TeamConnection'>[]; onClose: () => void }

/** Form that makes a member an administrator. */
function NameAdmin({ members, onClose }: Props) {
  const dispatch = useAppDispatch()
  const { teamId } = useTeam()
  const ids = members.map(({ id }) => id)
  return (
    <FormDialog
      title="Promote a member"
      initial={{ id: '' }}
      schema={object({ id: oneOf(ids, { message: 'Please choose a member from the list' }) })}
      submit="Make administrator"
      onSubmit={({ id }) => {
        const { targetName: name = '', email = '' } = members.find((member) => member.id === id) ?? {}
        return dispatch(changeMember(teamId, { id, name, email, role: 'TEAM_ADMIN' }))
      }}
      onClose={onClose}
    >
      <p>An administrator invites and removes members, assigns solutions, and sees and pays every bill.</p>
      <ComboboxField
        name="id"
        label="Member"
        placeholder="Type a name"
        options={members.map((member) => ({
          value: member.id,
          label: nameOfMember(member),
          hint: [roleName(roleOf(member)), member.email].filter(Boolean).join(', '),
        }))}
      />
    </FormDialog>
  )
}
