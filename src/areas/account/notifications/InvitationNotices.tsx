import { useListMyInvitationsQuery } from '@/api/account/connections'
import { useMarkInvitationsSeen } from '@/components/account/notices/useMarkInvitationsSeen'
import { DateTime } from '@/components/DateTime'
import { sortInvitations } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

/** Pending invitations, also shown in the inbox. */
export function InvitationNotices() {
  const { data = [] } = useListMyInvitationsQuery()
  const { open } = sortInvitations(data)
  const list = useMarkInvitationsSeen()
  return (
    <ul ref={list} className="plain" aria-label="Invitations" hidden={open.length === 0}>
      {open.map(({ id, team, invitedByName, invitedAt }) => (
        <li key={id}>
          <Alert
            kind="info"
            title={`${team.companyName} invited you to join their team`}
            actions={
              <Button
                size="sm"
                to={paths.account.teamInvitation}
                aria-label={`Respond to the invitation from ${team.companyName}`}
              >
                Respond
              </Button>
            }
          >
            <p className="text-muted">
              {invitedByName && `From ${invitedByName}. `}
              <DateTime at={invitedAt} time />
            </p>
          </Alert>
        </li>
      ))}
    </ul>
  )
}
