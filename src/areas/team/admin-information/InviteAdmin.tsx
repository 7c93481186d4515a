import { useSaveConnectionMutation } from '@/api/account/connections'
import { useSendTeamInvitationEmailMutation } from '@/api/community/email'
import { useGetTeamVacantSeatsQuery } from '@/api/account/teams'
import { useTeam } from '@/components/team/teamContext'
import type { TeamConnection } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { asSeat, pendingOf, savedInvitation } from '@/domain/team/members'
import { duplicateSeats, takenAddresses } from '@/domain/team/teamValidation'
import { useAppDispatch, useUser } from '@/store/hooks'
import { readMembers } from '@/store/registration/saving'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { sendVerified } from '@/ui/useWrite'

type Props = { everybody: readonly TeamConnection[]; onClose: () => void }

const schemaFor = (everybody: readonly TeamConnection[]) => {
  const taken = takenAddresses(everybody)
  return object({
    name: required({ max: 100 }),
    email: email().test('duplicate', (address = '', { createError }) => {
      const [message] = duplicateSeats([{ email: address }], taken)
      return message === undefined || createError({ message })
    }),
  })
}

function seatTaken(vacant: number | undefined): string {
  if (vacant === undefined) return 'Administrators use a seat. We don’t know if one is vacant.'
  const seat = vacant === 1 ? 'the last vacant seat' : `one of ${countOf(vacant, 'vacant seat')}`
  return `The invitation uses ${seat}. You won’t be charged.`
}

/** Form that invites a person as an administrator, on a vacant seat. */
export function InviteAdmin({ everybody, onClose }: Props) {
  const dispatch = useAppDispatch()
  const { teamId } = useTeam()
  const user = useUser()
  const { data: seats } = useGetTeamVacantSeatsQuery({ id: teamId })
  const [save] = useSaveConnectionMutation()
  const [send] = useSendTeamInvitationEmailMutation()
  const isFull = seats?.count === 0
  const invitationOf = async (address: string) => pendingOf(await dispatch(readMembers(teamId)), [address])[0]
  // The seat is taken by now, so a failed email doesn't fail the form: a toast says so, and the list can resend it.
  const sendEmail = async (address: string) => {
    const invited = await invitationOf(address).catch(() => undefined)
    if (invited) await send({ body: { member: asSeat(invited), teamId } })
  }
  return (
    <FormDialog
      title="Invite an administrator"
      initial={{ name: '', email: '' }}
      schema={schemaFor(everybody)}
      draftKey={`team-admin:${user?.userId ?? ''}:${teamId}`}
      submit="Send invitation"
      why={isFull ? 'All seats are used. Add a seat first.' : undefined}
      onSubmit={(person) => {
        const member = { ...person, role: 'TEAM_ADMIN', teamId } as const
        return sendVerified(
          () => save({ body: { member } }),
          async () => !!savedInvitation(await dispatch(readMembers(teamId)), member),
        )
      }}
      onDone={(_answer, person) => {
        onClose()
        void sendEmail(person.email)
      }}
      onClose={onClose}
    >
      {isFull ? (
        <Alert
          kind="warning"
          title="All seats are used"
          actions={
            <Button size="sm" variant="outline-secondary" to={`${paths.team.members}?seats=add`}>
              Add a seat
            </Button>
          }
        >
          Administrators use a seat. Add a seat first, or make an existing member an administrator.
        </Alert>
      ) : (
        <p>{seatTaken(seats?.count)}</p>
      )}
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="email" label="Email address" type="email" autoComplete="off" />
    </FormDialog>
  )
}
