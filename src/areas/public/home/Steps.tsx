import { Link } from '@/components/links/Link'
import type { HomeContent, Solution } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { SiteLink } from '@/components/links/SiteLink'
import { GetPlan } from '@/components/membership/GetPlan'
import { findVariation } from '@/domain/cart/catalogue'
import { perInterval } from '@/domain/cart/interval'
import { firstPlan, planOf } from '@/domain/membership/premium'
import { formatSgd, toCents } from '@/lib/money/money'
import { useAppSelector } from '@/store/hooks'
import { selectAuthStatus } from '@/store/session/authSlice'

type Props = { home: HomeContent; solutions: readonly Solution[] }

/** How to become a member, in three steps, and what it costs. */
export function Steps({ home: { steps, plans }, solutions }: Props) {
  return (
    <section className="home-band" aria-labelledby="home-steps">
      <div className="container-xl home-section">
        <h2 id="home-steps">Start where you are</h2>
        <ol className="home-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="home-step-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Pricing plans={plans} solutions={solutions} />
        <Link to={paths.signup} className="btn btn-primary btn-lg home-start">
          Sign up free
        </Link>
      </div>
    </section>
  )
}

type PricingProps = { plans: HomeContent['plans']; solutions: readonly Solution[] }

/** The plans in one line, and the shortest way to the first one. */
function Pricing({ plans = [], solutions }: PricingProps) {
  const visitor = useAppSelector(selectAuthStatus) === 'anonymous'
  const priced = plans.flatMap((plan) => findVariation(solutions, plan) ?? [])
  if (priced.length === 0) return null
  const first = priced.find(({ uid }) => uid === planOf(firstPlan).variationUid)
  return (
    <div className="home-pricing">
      <dl>
        <div>
          <dt className="text-muted fs-6">To join</dt>
          <dd>Free</dd>
        </div>
        {priced.map((variation) => (
          <div key={variation.uid}>
            <dt className="text-muted fs-6">Premium {perInterval(variation)}</dt>
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
