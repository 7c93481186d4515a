import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { useAppDispatch } from '@/store/hooks'
import { changeMember } from '@/store/registration/saving'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, oneOf } from '@/ui/form/rules'

type Props = { members: readonly Shape<'TeamConnection'>[]; onClose: () => void }

/** Form that makes a member an administrator. */
export function NameAdmin({ members, onClose }: Props) {
  const dispatch = useAppDispatch()
  const { teamId } = useTeam()
  const ids = members.map(({ id }) => id)
  return (
    <FormDialog
      title="Add administrator"
      initial={{ id: '' }}
      schema={object({ id: oneOf(ids, { message: 'Please choose a member from the list' }) })}
      submit="Add administrator"
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
          label: member.targetName,
          hint: [roleName(roleOf(member)), member.email].filter(Boolean).join(', '),
        }))}
      />
    </FormDialog>
  )
}
