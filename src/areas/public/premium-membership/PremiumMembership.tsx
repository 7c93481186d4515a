import { Suspense, useState } from 'react'
import { useGetPremiumStatusQuery } from '@/api/account/profile'
import { PlanOptions } from '@/components/membership/PlanOptions'
import { usePlans } from '@/components/membership/usePlans'
import { Price } from '@/components/Price'
import { useCountry, useInrRate } from '@/components/useLocalCurrency'
import { isFirstRead } from '@/lib/calls/firstRead'
import { planText } from '@/domain/membership/planTexts'
import { benefitsValue, byOffer, firstPlan, heldPlan, planOf, plans, type PlanId } from '@/domain/membership/premium'
import { useAppSelector, useIsPremium, useUser } from '@/store/hooks'
import { selectAuthStatus } from '@/store/session/authSlice'
import { Page } from '@/ui/layout/Page'
import { FreeCard } from './FreeCard'
import { PlanAdds } from './PlanAdds'
import { PlanCard } from './PlanCard'
import { PlanTable } from './PlanTable'
import './premium.scss'

/** The plans: what they cost, what they include, and whether a change is an upgrade or a downgrade. */
export default function PremiumMembership() {
  const country = useCountry()
  const authStatus = useAppSelector(selectAuthStatus)
  const signedIn = authStatus === 'signedIn'
  const reading = useGetPremiumStatusQuery(undefined, { skip: !signedIn })
  const { data: status } = reading
  const [chosen, choose] = useState<PlanId>(firstPlan)
  // If the plan can't be read, the profile still says whether there is a membership.
  const isPremium = useIsPremium()
  const present = status ? heldPlan(status.isPremiumMember, status.tier) : isPremium ? heldPlan(true) : undefined
  const premium = byOffer(
    plans.filter(
      ({ id, level, currency }) => level === 1 && (currency === 'SGD' || country === 'in' || id === present),
    ),
  )
  // The buttons wait for the plan, unless the profile says that there is no membership.
  const isReading = useUser()?.isPremiumMember !== false && isFirstRead(reading)
  const inrRate = useInrRate(premium.some(({ currency }) => currency !== 'SGD'))
  const shared = { visitor: authStatus === 'anonymous', present, isReading, inrRate }
  const ultra = usePlans().find(({ id }) => id === 'ultra') ?? planOf('ultra')
  return (
    <div className="container-xl py-4">
      <Page
        title="Premium membership"
        lead={`Benefits worth ${benefitsValue} and member prices on every solution. One discount usually pays for the year.`}
      >
        <ul className="plans" aria-label="Plans">
          <FreeCard visitor={!signedIn} present={present} />
          <PlanCard
            title="Premium"
            intro="Member prices, benefits and your own team account."
            plan={planOf(chosen)}
            marked
            {...shared}
          >
            <PlanOptions plans={premium} value={chosen} onChoose={choose} present={present} inrRate={inrRate} />
            {(!signedIn || present === 'free') && (
              <p className="plan-perk">S$80 cashback on your first annual membership</p>
            )}
          </PlanCard>
          <PlanCard title="Ultra" intro={planText('ultra')} plan={ultra} {...shared}>
            <div className="plan-price">
              <Price cents={ultra.amount} per="a year" />
            </div>
            <PlanAdds level={2} />
          </PlanCard>
        </ul>
        {/* On the prerendered page, this part is hydrated after the plans. */}
        <Suspense>
          <h2 className="h4 mt-5">Compare plans</h2>
          <PlanTable />
          <p className="prose text-muted mt-3">
            All plans are charged in Singapore dollars, India plans at that day’s rate. Change or cancel any time; we
            credit unused time.
          </p>
        </Suspense>
      </Page>
    </div>
  )
}
