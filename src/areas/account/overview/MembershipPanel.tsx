import { nameOfTeam } from '@/domain/account/teamAccount'
import { FreeFacts, MembershipFacts } from '@/components/account/MembershipFacts'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import { useMembership } from '@/components/account/useMembership'
import { usePayingTeam } from '@/components/account/usePayingTeam'
import { useServerNow } from '@/components/useServerNow'
import { teamAccount } from '@/domain/account/teamAccount'
import { membershipTerm, type Membership } from '@/domain/membership/membership'
import { paths } from '@/domain/navigation/paths'
import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'

/** The current membership, with a link to where it is managed. */
export function MembershipPanel() {
  const { query, membership } = useMembership()
  return (
    <Card title="Membership" className="card-raised">
      <QueryBoundary query={query} what="your membership" skeleton={{ rows: 5 }} empty={<Free />}>
        {() => (membership ? <Premium of={membership} /> : <Free />)}
      </QueryBoundary>
    </Card>
  )
}

function Premium({ of: membership }: { of: Membership }) {
  const { renews, pastDue } = membership
  const term = membershipTerm(membership, useServerNow())
  return (
    <div className="overview-term">
      {term && !pastDue && (
        <ProgressRing
          value={term.percentLeft}
          label={renews === false ? 'Left in your membership' : 'Left in the term you’ve paid for'}
          size={112}
          tone={renews === false ? 'warning' : 'primary'}
        >
          <span className="overview-days">
            <strong>{term.daysLeft}</strong>
            {term.daysLeft === 1 ? 'day left' : 'days left'}
          </span>
        </ProgressRing>
      )}
      <div className="overview-plan">
        <MembershipFacts of={membership} />
        <div className="actions mt-3">
          {renews === false && !pastDue && (
            <Button variant="cta" to={paths.solution(premiumUid)}>
              Renew your membership
            </Button>
          )}
          <Button variant="outline-secondary" to={paths.account.solutions}>
            Manage membership
          </Button>
        </div>
      </div>
    </div>
  )
}

function Free() {
  const { payer } = usePayingTeam()
  const { switchTo, busy } = useAccountSwitch()
  return (
    <>
      <FreeFacts {...(payer && { payer: payer.companyName || 'Your team' })} />
      <div className="actions">
        {payer && (
          <Button busy={busy} onClick={() => void switchTo(teamAccount(payer))}>
            Go to {nameOfTeam(payer)}
          </Button>
        )}
        <Button
          variant={payer ? 'outline-secondary' : 'cta'}
          to={paths.solutionVariation(premiumUid, premiumVariants.annual)}
        >
          Upgrade to Premium
        </Button>
      </div>
    </>
  )
}
