import { isApiError } from '@/api/client/errors'
import { useGetRemovedAccountQuery } from '@/api/account/connections'
import { TeamChoices } from '@/components/account/TeamChoices'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import { useMarkNoticeSeen } from '@/components/account/notices/useMarkNoticeSeen'
import { usePersonalAccount } from '@/components/account/usePersonalAccount'
import { DateTime } from '@/components/DateTime'
import type { Shape, Team } from '@/contract/types'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { useInView } from '@/ui/hooks/useInView'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { paths } from '@/domain/navigation/paths'
import { listed } from '@/lib/text/listed'
import { isKnownRole, type SaidRole } from '@/domain/access/teamAccess'
import { EmptyState } from '@/ui/feedback/EmptyState'

/**
 * Shown if the active account is a team that the user isn't a member of: who removed them and when, and other accounts
 * to choose (R-INV-07).
 */
export function NotMember({ teamId }: { teamId: string }) {
  const removal = useGetRemovedAccountQuery({ teamId })
  const never = isApiError(removal.error) && (removal.error.status === 404 || removal.error.status === 403)
  if (never && !removal.isFetching)
    return (
      <Page title="You’re not a member of this team" lead="Choose another account to continue.">
        <OtherAccounts />
      </Page>
    )
  return (
    <QueryBoundary query={removal} heading="Team" skeleton={{ shape: 'card', rows: 3 }} what="your membership">
      {(notice) => <Removed notice={notice} />}
    </QueryBoundary>
  )
}

function Removed({ notice }: { notice: Shape<'RemovalNotice'> }) {
  const { id, companyName = 'this team', removedAt, removedByName, removalSeen, lostSolutions = [] } = notice
  const [element, isSeen] = useInView()
  const markSeen = useMarkNoticeSeen()
  useOnceWhen(isSeen && removalSeen === false, () => markSeen({ kind: 'removal', id }))
  return (
    <Page title={`You’re no longer in ${companyName}`}>
      <Card>
        <p ref={element} className="text-break">
          {removedByName ?? 'An administrator'} removed you
          {removedAt && (
            <>
              {' '}
              on <DateTime at={removedAt} time />
            </>
          )}
          . Your Personal account and everything in it stays the same.
        </p>
        {lostSolutions.length > 0 && (
          <p className="text-break">You no longer have access to {listed(lostSolutions)}.</p>
        )}
        <p className="text-muted mb-0">If this is a mistake, ask the team to invite you again.</p>
      </Card>
      <OtherAccounts />
    </Page>
  )
}

function OtherAccounts() {
  const personal = usePersonalAccount()
  const { switchTo, busy } = useAccountSwitch()
  return (
    <>
      <div className="actions my-4">
        <Button busy={busy} onClick={() => void switchTo(personal)}>
          Go to your Personal account
        </Button>
      </div>
      <Card title="Your teams">
        <TeamChoices empty={<p className="text-muted mb-0">You’re not in any other team.</p>} />
      </Card>
    </>
  )
}

/** Shown instead of every page of a team whose registration was never paid: nothing in it can be used yet. */
export function InactiveTeam({ team, role }: { team: Team; role: SaidRole }) {
  const personal = usePersonalAccount()
  const { switchTo, busy } = useAccountSwitch()
  const isOwner = role === 'TEAM_OWNER'
  const isOther = !isOwner && isKnownRole(role)
  const { companyName, ownerName = 'the owner', ownerEmail } = team
  const ask = `mailto:${ownerEmail ?? ''}?subject=${encodeURIComponent(`Registration of ${companyName}`)}`
  return (
    <Page title={companyName || 'Your team'}>
      <EmptyState
        card
        title="The registration isn’t finished"
        drawing="people"
        action={
          <>
            {!isOther && <Button to={paths.continueTeam}>Continue registration</Button>}
            {!isOwner && ownerEmail && <Button href={ask}>Email {ownerName}</Button>}
            <Button variant="outline-secondary" busy={busy} onClick={() => void switchTo(personal)}>
              Go to your Personal account
            </Button>
          </>
        }
      >
        {isOwner
          ? 'We’ve saved what you entered. Your team opens once you’ve confirmed the last step.'
          : `The team opens once ${ownerName} finishes registering it.`}
      </EmptyState>
    </Page>
  )
}
