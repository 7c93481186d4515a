import { object, type ISchema } from 'yup'
import { Link } from '@/components/links/Link'
import { SeatRows } from '@/components/team/seats/SeatRows'
import { seatLines, seatRows } from '@/components/team/seats/seatSchema'
import type { Team, TeamConnection } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { membersOf, registrationSteps, toRow } from '@/domain/team/teamRegistration'
import { takenAddresses, type SeatDraft } from '@/domain/team/teamValidation'
import { useAppDispatch } from '@/store/hooks'
import { saveMembers } from '@/store/registration/saving'
import { DialogForm } from '@/ui/form/dialog/DialogForm'
import { required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useAdmin } from './useAdmin'

type Props = {
  userId: string
  team: Team
  connections: readonly TeamConnection[]
  onBack: () => void
  onSaved: () => void
}

const nobody: SeatDraft[] = []

const schemaFor = (own: string): ISchema<unknown> =>
  object({
    adminName: required(),
    adminEmail: required(),
    members: seatRows(takenAddresses([], own)),
    lines: seatLines(),
  })

/** Step 2: the administrator, who is the user, and the members; none is fine (R-VAL-06 to R-VAL-08, R-TEAM-08). */
export function MembersStep({ userId, team, connections, onBack, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const admin = useAdmin()
  const { teamId } = team
  const members = membersOf(connections).map(toRow)
  return (
    <DialogForm
      title="Team details"
      submit={registrationSteps[1]?.button}
      data-track="save-members"
      initial={{ adminName: admin.name, adminEmail: admin.email, members, removed: nobody, lines: '' }}
      schema={schemaFor(admin.email)}
      draftKey={`team-members:${userId}:${teamId}`}
      onBack={onBack}
      onSubmit={({ members: rows, removed }) => dispatch(saveMembers(rows, removed, admin, teamId))}
      onDone={onSaved}
    >
      <div className="team-seat-form team-seat-form-two">
        <TextField
          name="adminName"
          label="Administrator"
          readOnly
          hint={admin.name === '' && <Link to={paths.account.profile}>Add your name to your profile first</Link>}
        />
        <TextField name="adminEmail" label="Administrator’s email" readOnly />
      </div>
      <SeatRows
        newRole="TEAM_MEMBER"
        hint="Each member uses a seat; you don’t. We’ll send invitations once you’ve paid. You can add people later too."
      />
    </DialogForm>
  )
}
