import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent, Solution } from '@/contract/content'
import { findVariation } from '@/domain/cart/catalogue'
import { perInterval } from '@/domain/cart/interval'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money/money'

type Props = { plans: HomeContent['plans']; solutions: readonly Solution[] }

/** The plans in one line. */
export function Pricing({ plans = [], solutions }: Props) {
  const priced = plans.flatMap((plan) => findVariation(solutions, plan) ?? [])
  if (priced.length === 0) return null
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
      <SiteLink to={paths.premiumMembership}>Compare plans</SiteLink>
    </div>
  )
}
