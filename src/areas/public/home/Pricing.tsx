import { SiteLink } from '@/components/links/SiteLink'
import { GetPlan } from '@/components/membership/GetPlan'
import type { HomeContent, Solution } from '@/contract/content'
import { findVariation } from '@/domain/cart/catalogue'
import { perInterval } from '@/domain/cart/interval'
import { firstPlan, planOf } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money/money'
import { useAppSelector } from '@/store/hooks'
import { selectAuthStatus } from '@/store/session/authSlice'

type Props = { plans: HomeContent['plans']; solutions: readonly Solution[] }

/** The plans in one line, and the shortest way to the first one. */
export function Pricing({ plans = [], solutions }: Props) {
  const visitor = useAppSelector(selectAuthStatus) === 'anonymous'
  const priced = plans.flatMap((plan) => findVariation(solutions, plan) ?? [])
  if (priced.length === 0) return null
  const first = priced.find(({ uid }) => uid === planOf(firstPlan).variationUid)
  return (
    <div className="home-pricing">
      <dl>
        <div>
          <dt>To join</dt>
          <dd>Free</dd>
        </div>
        {priced.map((variation) => (
          <div key={variation.uid}>
            <dt>Premium {perInterval(variation)}</dt>
            <dd>{formatSgd(toCents(variation.price))}</dd>
          </div>
        ))}
      </dl>
      {first && (
        <GetPlan variant="outline-cta" variationUid={first.uid} isNew={visitor} data-track="get-premium">
          Get Premium
        </GetPlan>
      )}
      <SiteLink to={paths.premiumMembership}>Compare plans</SiteLink>
    </div>
  )
}
