import { useState } from 'react'
import { useListMyInvitationsQuery } from '@/api/account/connections'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import { useMarkInvitationsSeen } from '@/components/account/notices/useMarkInvitationsSeen'
import { SiteButton } from '@/components/links/SiteButton'
import type { Shape } from '@/contract/types'
import { sortInvitations, invitationState } from '@/domain/account/invitations'
import { useIsPremium } from '@/store/hooks'
import { nameOfTeam, teamAccount } from '@/domain/account/teamAccount'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { epochMs } from '@/lib/dates/dates'
import { dateColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListTable } from '@/ui/table/ListTable'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { OpenInvitation } from './OpenInvitation'
import './teamInvitation.scss'

type Team = Shape<'TeamSummary'>

/** Team invitations: accept or decline, or an explanation if sent to another address (R-INV-04). */
export default function TeamInvitation() {
  const invitations = useListMyInvitationsQuery()
  const [joined, setJoined] = useState<Team>()
  const list = useMarkInvitationsSeen()
  return (
    <Page title="Team invitations" lead="Teams that have asked you to join.">
      {joined && <Joined key={joined.teamId} team={joined} />}
      <div ref={list}>
        <QueryBoundary
          query={invitations}
          what="your invitations"
          skeleton={{ shape: 'card', rows: 3 }}
          empty={joined ? null : <NoInvitations />}
        >
          {(all) => {
            const { open, answered } = sortInvitations(all)
            return (
              <>
                {open.length > 0 ? (
                  <ul className="plain invitations" aria-label="Pending invitations">
                    {open.map((invitation) => (
                      <OpenInvitation key={invitation.id} invitation={invitation} onJoined={setJoined} />
                    ))}
                  </ul>
                ) : (
                  <p className="text-muted">No pending invitations.</p>
                )}
                {answered.length > 0 && (
                  <Section title="Past invitations" className="mt-4">
                    <ListTable
                      caption="Answered invitations"
                      columns={columns}
                      rows={answered}
                      rowKey={({ id }) => id}
                      sort="-date"
                      search={false}
                    />
                  </Section>
                )}
              </>
            )
          }}
        </QueryBoundary>
      </div>
    </Page>
  )
}

/** Right after joining: the link to the team. */
function Joined({ team }: { team: Team }) {
  const { switchTo, busy } = useAccountSwitch()
  const name = nameOfTeam(team)
  return (
    <Alert
      kind="success"
      live
      title={`You’re now a member of ${name}`}
      actions={
        <Button size="sm" busy={busy} onClick={() => void switchTo(teamAccount(team))}>
          Switch to {name}
        </Button>
      }
    >
      <p>Your Personal account stays the same. You can switch between the two any time.</p>
    </Alert>
  )
}

function NoInvitations() {
  const premium = useIsPremium()
  return (
    <EmptyState
      card
      title="No invitations"
      drawing="people"
      action={
        <SiteButton variant="outline-secondary" to={premium ? paths.account.createTeam : paths.teamMembership}>
          {premium ? 'Create your team' : 'About team accounts'}
        </SiteButton>
      }
    >
      Team invitations will appear here.
    </EmptyState>
  )
}

type Invitation = Shape<'Invitation'>

const tones: Partial<Record<Invitation['status'], Role>> = { ACCEPTED: 'success', REJECTED: 'danger' }

const columns: readonly Column<Invitation>[] = [
  textColumn('team', 'Team', ({ team }) => team.companyName, { rowHeader: true }),
  textColumn('role', 'Role', (one) => roleName(roleOf(one))),
  {
    // Removed members and withdrawn invitations share a status, so the status alone can't distinguish them.
    ...textColumn('state', 'Status', invitationState),
    cell: (one) => <StatusBadge tone={tones[one.status] ?? 'secondary'}>{invitationState(one)}</StatusBadge>,
  },
  {
    ...dateColumn('date', 'Answered', ({ answeredAt }: Invitation) => answeredAt, { second: true }),
    value: ({ answeredAt, invitedAt }) => epochMs(answeredAt ?? invitedAt),
  },
]
