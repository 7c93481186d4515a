import { roleNames, seatRoles } from '@/domain/access/teamAccess'
import { SelectField } from '@/ui/form/fields/SelectField'
import { TextField } from '@/ui/form/fields/TextField'
import './teamSeatForm.scss'

const roles = seatRoles.map((role) => ({ value: role, label: roleNames[role] }))

type Props = {
  /** Path of the row in the form: `members.0`. */
  row: string
}

/** One seat: name, email and role (R-VAL-11, R-VAL-12). Errors are shown once the form was submitted (R-VAL-13). */
export function TeamSeatForm({ row }: Props) {
  return (
    <div className="team-seat-form">
      <TextField name={`${row}.name`} label="Name" autoComplete="off" />
      <TextField
        name={`${row}.email`}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField name={`${row}.role`} label="Role" options={roles} placeholder="Choose a role" />
    </div>
  )
}
