import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import type { TeamConnection } from '@/contract/types'
import { seatRoleOf, whyFixed } from '@/domain/team/members'
import { roleName, roleNames, seatRoles, type SeatRole } from '@/domain/access/teamAccess'
import { useAppDispatch } from '@/store/hooks'
import { changeMember, readMembers } from '@/store/registration/saving'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { RadioField } from '@/ui/form/fields/RadioField'
import { object, oneOf, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useFreshness } from '@/ui/form/useFreshness'

const rightsOf = {
  TEAM_ADMIN: 'Manages members, seats, solutions and billing',
  TEAM_FINANCE: 'Sees invoices, orders and spending',
  TEAM_MEMBER: 'Uses assigned solutions',
} as const

const options = seatRoles.map((role) => ({ value: role, label: roleNames[role], hint: rightsOf[role] }))
const schema = object({ name: required({ max: 100 }), role: oneOf(seatRoles) })

type Values = { name: string; role: SeatRole | '' }
const valuesOf = (member: TeamConnection): Values => ({ name: member.targetName, role: seatRoleOf(member) })

/** Changes a member's role, and the name of a person without an account. */
export function EditMemberDialog({ member, onClose }: { member: TeamConnection; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const { teamId, me } = useTeam()
  const access = useMay('members.changeRole')
  const { id, email, targetName, userId } = member
  // With an account, the name is the person's own.
  const hasName = Boolean(userId && targetName)
  const { initial, guard, dialog } = useFreshness({
    record: member,
    read: async () => (await dispatch(readMembers(teamId))).find((one) => one.id === id) ?? member,
    toValues: valuesOf,
    fields: { name: 'Name', role: { label: 'Role', show: roleName } },
  })
  return (
    <>
      <FormDialog
        title={hasName ? `Change ${targetName}’s role` : `Change ${targetName || email}`}
        onClose={onClose}
        why={access.why ?? whyFixed(member, me, 'change')}
        initial={initial}
        schema={schema}
        draftKey={`team-member:${id}`}
        onSubmit={(values) => guard(values, (sent) => dispatch(changeMember(teamId, { ...sent, id, email })))}
      >
        {!hasName && <TextField name="name" label="Name" autoComplete="off" />}
        <RadioField name="role" label="Role" options={options} />
      </FormDialog>
      {dialog}
    </>
  )
}
