import { usePersonalAccount } from '@/components/account/usePersonalAccount'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import type { Team } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { isKnownRole, type SaidRole } from '@/domain/access/teamAccess'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'

/** A team whose registration was never paid: nothing of it can be used yet, on any page. */
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
