import { useRef, useState } from 'react'
import { nameOfTeam } from '@/domain/account/teamAccount'
import { connectionsApi, useAcceptInvitationMutation, useRejectInvitationMutation } from '@/api/account/connections'
import { DateTime } from '@/components/DateTime'
import { RefusedOrUnknown } from '@/components/RefusedOrUnknown'
import type { Shape } from '@/contract/types'
import { wrongAddressNotice } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { isNow } from '@/lib/calls/unansweredWrites'
import { useAppDispatch, useUser } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { signOut } from '@/store/session/session'
import { useFreshRead } from '@/store/useFreshRead'
import { Alert } from '@/ui/feedback/Alert'
import { attempt } from '@/ui/attempt'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { sendVerified, useWrite } from '@/ui/useWrite'

type Props = { invitation: Shape<'Invitation'>; onJoined: (team: Shape<'TeamSummary'>) => void }

/** One pending invitation. */
export function OpenInvitation({ invitation, onJoined }: Props) {
  const { id, team, invitedByName, invitedByEmail, invitedAt } = invitation
  const email = useUser()?.email ?? ''
  const [accept] = useAcceptInvitationMutation()
  const { busy, run } = useWrite()
  const card = useRef<HTMLLIElement>(null)
  const [reject] = useRejectInvitationMutation()
  const [failure, setFailure] = useState<unknown>()
  const readAll = useFreshRead(connectionsApi.endpoints.listMyInvitations)
  const isNowIn = async (status: Shape<'Invitation'>['status']) =>
    isNow((await readAll()).find((one) => one.id === id)?.status, status)
  const wrong = wrongAddressNotice(invitation, email)
  const join = async () => {
    setFailure(undefined)
    const outcome = await attempt(() =>
      sendVerified(
        () => accept({ id }),
        () => isNowIn('ACCEPTED'),
      ),
    )
    if (!outcome.ok) return setFailure(outcome.error)
    // The invitation goes, with the button that was pressed; a focus elsewhere stays.
    const { activeElement, body } = document
    if (activeElement === body || card.current?.contains(activeElement)) focusPageTitle()
    onJoined(team)
  }
  const by = invitedByName ?? invitedByEmail
  const role = roleName(roleOf(invitation))
  return (
    <li ref={card} className="card card-body">
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Avatar name={team.companyName} src={team.profileImage} size={56} />
        <div className="invitation-text">
          <h2>{team.companyName || 'A team'}</h2>
          <p className="mb-0 text-break">
            You’re invited{role && ' as '}
            {role && <strong>{role}</strong>}
            {by && ` by ${by}`}.
          </p>
          {invitedAt && (
            <p className="text-muted mb-0">
              <DateTime at={invitedAt} time />
            </p>
          )}
        </div>
        <div className="actions">
          <Button
            busy={busy}
            data-track="accept-invitation"
            aria-label={`Accept the invitation from ${nameOfTeam(team)}`}
            onClick={() => void run(join)}
          >
            Accept
          </Button>
          <ConfirmButton
            name={`decline-invitation:${id}`}
            verb="Decline"
            object={`the invitation from ${nameOfTeam(team)}`}
            short="Decline invitation"
            body={<p>The team would have to invite you again.</p>}
            variant="outline-secondary"
            aria-label={`Decline the invitation from ${nameOfTeam(team)}`}
            onConfirm={() => reject({ id })}
            readBack={() => isNowIn('REJECTED')}
          >
            Decline
          </ConfirmButton>
        </div>
      </div>
      {wrong && <WrongAddress text={wrong} />}
      <RefusedOrUnknown
        failure={failure}
        refused="You haven’t joined the team"
        unknown="We don’t know if you’ve joined the team"
      />
    </li>
  )
}

/**
 * Says that the invitation was sent to another address, and offers to sign in with that one. The server decides whether
 * this account may accept it.
 */
function WrongAddress({ text }: { text: string }) {
  const dispatch = useAppDispatch()
  const { busy, run } = useWrite()
  const change = () =>
    run(async () => {
      await dispatch(signOut())
      // Signing out discards the current page, so this page is passed on as the return address.
      rememberIntendedPath(paths.account.teamInvitation)
    })
  return (
    <Alert
      kind="warning"
      title="Sent to another address"
      actions={
        <Button size="sm" variant="outline-secondary" busy={busy} onClick={() => void change()}>
          Sign in with the other address
        </Button>
      }
    >
      <p className="text-break">{text}</p>
    </Alert>
  )
}
