import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { roleNames } from '@/domain/access/teamAccess'
import { whyFixed } from '@/domain/team/members'
import { useAppDispatch } from '@/store/hooks'
import { changeMember } from '@/store/registration/saving'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, oneOf } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'

const others = ['TEAM_FINANCE', 'TEAM_MEMBER'] as const
const schema = object({ role: oneOf(others) })

/** Form that takes the administration from a person who stays in the team. */
export function ChangeRole({ member, onClose }: { member: Shape<'TeamConnection'>; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const { me } = useTeam()
  const { why = whyFixed(member, me, 'change') } = useMay('adminInformation.demoteAdmin')
  const { id, teamId, targetName: name, email } = member
  return (
    <FormDialog
      title={`Change ${name}’s role`}
      initial={{ role: '' }}
      schema={schema}
      submit="Change role"
      why={why}
      onSubmit={({ role }) => dispatch(changeMember(teamId, { id, name, email, role }))}
      onClose={onClose}
    >
      <p>{name} stays in the team and keeps all solutions, but no longer manages it.</p>
      <SelectField
        name="role"
        label="New role"
        placeholder="Choose a role"
        options={others.map((role) => ({ value: role, label: roleNames[role] }))}
      />
    </FormDialog>
  )
}
