import { lazy, Suspense, useState } from 'react'
import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/profile'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { SiteLink } from '@/components/SiteLink'
import { When } from '@/components/When'
import type { Shape } from '@/contract/types'
import { membershipOf, type Membership } from '@/domain/membership'
import { paths } from '@/domain/paths'
import { featuresBetween } from '@/domain/plans'
import { isPremium, premiumUid, readPlan } from '@/domain/premium'
import { formatSgd } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { Answer } from '@/ui/Answer'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Skeleton } from '@/ui/Skeleton'
import { StatusBadge } from '@/ui/StatusBadge'

const CancelDialog = lazy(() => import('./CancelDialog').then((part) => ({ default: part.CancelDialog })))
const PlanDialog = lazy(() => import('./PlanDialog').then((part) => ({ default: part.PlanDialog })))

type Subscription = Shape<'Subscription'>

const isMembership = ({ uid, status, teamId }: Subscription) =>
  isPremium({ uid: uid ?? '' }) && status !== 'ENDED' && !teamId

/** The membership: what it is, what it costs next, and how to change or cancel it (T6.1, T6.2). */
export function MembershipCard() {
  const status = useGetPremiumStatusQuery()
  const plan = readPlan(status.data?.tier)
  const { data: tier } = useGetMembershipTierQuery({ tier: plan }, { skip: plan === 'free' })
  const { data: subscriptions } = useListMySubscriptionsQuery()
  return (
    <Card title="Membership" className="membership">
      <Answer
        of={status}
        failed="Your membership could not be loaded"
        skeleton={<Skeleton rows={5} label="Loading your membership" />}
        empty={<Free />}
      >
        {(known) =>
          known.isPremiumMember ? (
            <Premium
              membership={membershipOf({ status: known, tier, subscriptions })}
              subscription={subscriptions?.find(isMembership)}
            />
          ) : (
            <Free />
          )
        }
      </Answer>
    </Card>
  )
}

type PremiumProps = { membership: Membership; subscription: Subscription | undefined }

function Premium({ membership, subscription }: PremiumProps) {
  const { plan, since, until, renews, nextCharge, pastDue } = membership
  const [asked, setAsked] = useState<'change' | 'cancel'>()
  const close = () => setAsked(undefined)
  const mayCancel = subscription?.stripeSubscriptionId && (renews || pastDue)
  return (
    <>
      <p className="membership-plan">
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
          ...(pastDue ? [] : [{ term: renews ? 'Paid until' : 'Ends on', value: until && <When at={until} /> }]),
          { term: pastDue ? 'Due now' : 'Next charge', value: <NextCharge of={nextCharge} pastDue={pastDue} /> },
        ]}
      />
      <div className="actions mt-3">
        {pastDue && <Button to={paths.account.payment}>Update your card</Button>}
        {!renews && !pastDue && (
          <Button variant="cta" to={paths.solutionVariation(premiumUid, plan.variationUid ?? '')}>
            Renew your membership
          </Button>
        )}
        <Button
          variant="outline-primary"
          aria-haspopup="dialog"
          data-track="change-plan"
          onClick={() => setAsked('change')}
        >
          Change plan
        </Button>
        {mayCancel && (
          <Button
            variant="outline-secondary"
            aria-haspopup="dialog"
            data-track="cancel-membership"
            onClick={() => setAsked('cancel')}
          >
            Cancel membership
          </Button>
        )}
        <SiteLink to={paths.premiumMembership}>Compare the plans</SiteLink>
      </div>
      <Suspense fallback={null}>
        {asked === 'change' && <PlanDialog present={plan.id} {...(until && { until })} onClose={close} />}
        {asked === 'cancel' && subscription && (
          <CancelDialog
            subscription={subscription}
            lost={featuresBetween(plan.id, 'free').lost.map(({ label }) => label)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function NextCharge({ of: charge, pastDue }: { of: Membership['nextCharge']; pastDue: boolean }) {
  if (!charge) return 'Nothing more will be charged'
  if (pastDue) return <span className="num text-danger">{formatSgd(charge.cents)}</span>
  return (
    <span className="num">
      {formatSgd(charge.cents)} on <When at={singaporeDay(charge.at)} />
    </span>
  )
}

function Free() {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <p className="membership-plan">
        Free <StatusBadge>No charge</StatusBadge>
      </p>
      <p className="membership-text">
        Premium gives you member prices on solutions, benefits worth over $400K in total, ID verification and your own
        team account.
      </p>
      <div className="actions">
        <Button variant="cta" aria-haspopup="dialog" data-track="go-premium" onClick={() => setChoosing(true)}>
          Go Premium
        </Button>
        <SiteLink to={paths.premiumMembership}>Compare the plans</SiteLink>
      </div>
      <Suspense fallback={null}>
        {choosing && <PlanDialog present="free" onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  )
}
