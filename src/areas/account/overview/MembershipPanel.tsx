import { FreeFacts, MembershipFacts } from '@/components/account/MembershipFacts'
import { useMembership } from '@/components/account/useMembership'
import type { Membership } from '@/domain/membership/membership'
import { paths } from '@/domain/navigation/paths'
import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The current membership, with a link to where it is managed. */
export function MembershipPanel() {
  const { status, membership } = useMembership()
  return (
    <Card title="Membership">
      <QueryBoundary
        query={status}
        errorTitle="Your membership could not be loaded"
        skeleton={<Skeleton rows={5} />}
        empty={<Free />}
      >
        {() => (membership ? <Premium of={membership} /> : <Free />)}
      </QueryBoundary>
    </Card>
  )
}

function Premium({ of: membership }: { of: Membership }) {
  const { renews, pastDue } = membership
  return (
    <>
      <MembershipFacts of={membership} />
      <div className="actions mt-3">
        {pastDue && <Button to={paths.account.payment}>Update your card</Button>}
        {!renews && !pastDue && (
          <Button variant="cta" to={paths.solution(premiumUid)}>
            Renew your membership
          </Button>
        )}
        <Button variant="outline-secondary" to={paths.account.billing}>
          Manage membership
        </Button>
      </div>
    </>
  )
}

function Free() {
  return (
    <>
      <FreeFacts />
      <Button variant="cta" to={paths.solutionVariation(premiumUid, premiumVariants.annual)}>
        Upgrade to Premium
      </Button>
    </>
  )
}
