import { useListMyTeamsQuery } from '@/api/account/connections'
import { paths } from '@/domain/navigation/paths'
import { TeamChoices } from '@/components/account/TeamChoices'
import { SiteButton } from '@/components/links/SiteButton'
import { useIsPremium } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'

/** The team area under the Personal account: one chooses a team, and nothing is switched before (R-ACC-07). */
export function ChooseTeam() {
  const { data: teams } = useListMyTeamsQuery()
  const choose = {
    title: 'Choose a team',
    lead: 'You’re using your Personal account. Switch to a team to see this page.',
  }
  return (
    <Page {...(teams?.length === 0 ? { title: 'Team account' } : choose)}>
      <Card>
        <TeamChoices empty={<NoTeam />} />
      </Card>
    </Page>
  )
}

/** For users without a team: how to get one. */
function NoTeam() {
  const premium = useIsPremium()
  return (
    <EmptyState
      title="You’re not in a team yet"
      drawing="people"
      action={
        <>
          <SiteButton to={premium ? paths.continueTeam : paths.teamMembership}>
            {premium ? 'Create your team' : 'About team accounts'}
          </SiteButton>
          <Button variant="outline-secondary" to={paths.account.teamInvitation}>
            See your invitations
          </Button>
        </>
      }
    >
      A team shares solutions and one bill. Create your own, or accept an invitation.
    </EmptyState>
  )
}
