import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/profile'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { When } from '@/components/When'
import { membershipOf, type Membership } from '@/domain/membership'
import { paths } from '@/domain/paths'
import { premiumUid, premiumVariants, readPlan } from '@/domain/premium'
import { formatSgd } from '@/lib/money'
import { Answer } from '@/ui/Answer'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Skeleton } from '@/ui/Skeleton'
import { StatusBadge } from '@/ui/StatusBadge'

/** The plan, since when, until when, and what is charged next. */
export function MembershipPanel() {
  const status = useGetPremiumStatusQuery()
  const plan = readPlan(status.data?.tier)
  const { data: tier } = useGetMembershipTierQuery({ tier: plan }, { skip: plan === 'free' })
  const { data: subscriptions } = useListMySubscriptionsQuery()
  return (
    <Card title="Membership">
      <Answer
        of={status}
        failed="Your membership could not be loaded"
        skeleton={<Skeleton rows={5} />}
        empty={<Free />}
      >
        {(known) =>
          known.isPremiumMember ? <Premium of={membershipOf({ status: known, tier, subscriptions })} /> : <Free />
        }
      </Answer>
    </Card>
  )
}

function Premium({ of: { plan, since, until, renews, nextCharge, pastDue } }: { of: Membership }) {
  const ends = !renews && !pastDue
  return (
    <>
      <p className="overview-plan">
        {plan.title === 'Premium' ? 'Premium' : `Premium ${plan.title}`}{' '}
        {pastDue ? (
          <StatusBadge tone="danger">Payment failed</StatusBadge>
        ) : (
          <StatusBadge tone={renews ? 'success' : 'warning'}>{renews ? 'Active' : 'Ends soon'}</StatusBadge>
        )}
      </p>
      <DescriptionList
        items={[
          { term: 'Member since', value: since && <When at={since} /> },
          ...(pastDue ? [] : [{ term: ends ? 'Ends on' : 'Paid until', value: until && <When at={until} /> }]),
          { term: pastDue ? 'Due now' : 'Next charge', value: <Charge of={nextCharge} pastDue={pastDue} /> },
          { term: 'Renews by itself', value: renews ? 'Yes' : 'No' },
        ]}
      />
      <div className="actions mt-3">
        {pastDue && <Button to={paths.account.payment}>Update your card</Button>}
        {ends && (
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

function Charge({ of: charge, pastDue }: { of: Membership['nextCharge']; pastDue: boolean }) {
  if (!charge) return 'Nothing more will be charged'
  if (pastDue) return <span className="num text-danger">{formatSgd(charge.cents)}</span>
  return (
    <span className="num">
      {formatSgd(charge.cents)} on <When at={charge.at} />
    </span>
  )
}

function Free() {
  return (
    <>
      <p className="overview-plan">
        Free <StatusBadge>No charge</StatusBadge>
      </p>
      <p>
        Premium gives you member prices on solutions, benefits worth over $400K in total, ID verification and your own
        team account.
      </p>
      <Button variant="cta" to={paths.solutionVariation(premiumUid, premiumVariants.annual)}>
        Upgrade to Premium
      </Button>
    </>
  )
}
