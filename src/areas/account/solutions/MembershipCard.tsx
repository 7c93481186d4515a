import { useState } from 'react'
import { ContactToCancel } from '@/components/billing/ContactToCancel'
import { FreeFacts, MembershipFacts } from '@/components/account/MembershipFacts'
import { useMembership } from '@/components/account/useMembership'
import { usePayingTeam } from '@/components/account/usePayingTeam'
import { SiteLink } from '@/components/links/SiteLink'
import type { Shape } from '@/contract/types'
import { runningMembership, type Membership } from '@/domain/membership/membership'
import { paths } from '@/domain/navigation/paths'
import { featuresBetween } from '@/domain/membership/plans'
import { planOf, premiumUid } from '@/domain/membership/premium'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'

const CancelMine = lazyPart(() => import('./CancelMine'), 'CancelMine')
const PlanDialog = lazyPart(() => import('./PlanDialog'), 'PlanDialog')

type Subscription = Shape<'Subscription'>

const loading = <Skeleton rows={5} label="Loading your membership" />

/** The membership: its plan, its next charge, and how to change or cancel it. */
export function MembershipCard() {
  const { query, subscriptions, membership } = useMembership()
  return (
    <Card title="Membership" className="membership card-raised">
      <QueryBoundary query={query} what="your membership" skeleton={loading} empty={<Free />}>
        {() =>
          membership ? <Premium membership={membership} subscription={runningMembership(subscriptions)} /> : <Free />
        }
      </QueryBoundary>
    </Card>
  )
}

type PremiumProps = { membership: Membership; subscription: Subscription | undefined }

function Premium({ membership, subscription }: PremiumProps) {
  const { plan, until, renews, pastDue, chargesKnown } = membership
  const [opened, setOpened] = useState<'change' | 'cancel'>()
  const close = () => setOpened(undefined)
  const ends = renews === false && !pastDue
  return (
    <>
      <MembershipFacts of={membership} />
      <div className="actions mt-3">
        {pastDue && <Button to={paths.account.payment}>Update your card</Button>}
        {ends && (
          <Button
            variant="cta"
            to={
              plan === 'premium'
                ? paths.solution(premiumUid)
                : paths.solutionVariation(premiumUid, planOf(plan).variationUid ?? '')
            }
          >
            Renew your membership
          </Button>
        )}
        <Button
          variant="outline-secondary"
          aria-haspopup="dialog"
          data-track="change-plan"
          onClick={() => setOpened('change')}
        >
          Change plan
        </Button>
        {!ends && subscription?.stripeSubscriptionId && (
          <Button
            variant="outline-secondary"
            aria-haspopup="dialog"
            data-track="cancel-membership"
            onClick={() => setOpened('cancel')}
          >
            Cancel membership
          </Button>
        )}
        <SiteLink to={paths.premiumMembership}>Compare plans</SiteLink>
      </div>
      {!ends && chargesKnown && !subscription?.stripeSubscriptionId && <ContactToCancel />}
      {opened === 'change' && <PlanDialog present={plan} {...(until && { until })} onClose={close} />}
      {opened === 'cancel' && subscription && (
        <CancelMine
          subscription={subscription}
          what="membership"
          lost={featuresBetween(plan, 'free').lost.map(({ label }) => label)}
          onClose={close}
        />
      )}
    </>
  )
}

function Free() {
  const { payer, isPending } = usePayingTeam()
  const [choosing, setChoosing] = useState(false)
  // The texts and buttons depend on who pays.
  if (isPending) return loading
  return (
    <>
      <FreeFacts {...(payer && { payer: payer.companyName || 'Your team' })} />
      <div className="actions">
        <Button
          variant={payer ? 'outline-secondary' : 'cta'}
          aria-haspopup="dialog"
          data-track="go-premium"
          onClick={() => setChoosing(true)}
        >
          Go Premium
        </Button>
        <SiteLink to={paths.premiumMembership}>Compare plans</SiteLink>
      </div>
      {choosing && <PlanDialog present="free" onClose={() => setChoosing(false)} />}
    </>
  )
}
