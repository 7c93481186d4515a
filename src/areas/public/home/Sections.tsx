import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent, Solution } from '@/contract/content'
import { firstYear, findVariation } from '@/domain/cart/catalogue'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money/money'
import { Link } from '@/components/links/Link'
import { GetPlan } from '@/components/membership/GetPlan'
import { perInterval } from '@/domain/cart/interval'
import { firstPlan, planOf } from '@/domain/membership/premium'
import { useAppSelector } from '@/store/hooks'
import { selectAuthStatus } from '@/store/session/authSlice'

type FirstYearProps = { example: HomeContent['firstYear']; solutions: readonly Solution[] }

/** What a first year costs with and without the membership: today's prices, added up. */
export function FirstYear({ example, solutions }: FirstYearProps) {
  const year = example && firstYear(example, solutions)
  if (!year) return null
  return (
    <section className="home-receipt" data-bs-theme="dark" aria-labelledby="home-first-year">
      <div className="container-xl home-section home-receipt-grid">
        <div>
          <h2 id="home-first-year">{example.title}</h2>
          <p className="home-receipt-text">{example.text}</p>
          <p className="home-receipt-saved">
            <strong>{formatSgd(year.saved)}</strong> saved, membership included
          </p>
          <SiteLink to={paths.premiumMembership} className="btn btn-outline-secondary">
            See what Premium includes
          </SiteLink>
        </div>
        <div className="home-bill-frame">
          <table className="home-bill">
            <caption className="visually-hidden">{example.title}: standard and member prices</caption>
            <thead className="fs-6">
              <tr>
                <th scope="col">What you buy</th>
                <th scope="col">Standard</th>
                <th scope="col">Premium</th>
              </tr>
            </thead>
            <tbody>
              {year.lines.map(({ label, standard, premium: less }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatSgd(standard)}</td>
                  <td>{formatSgd(less)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{year.membership.label}</th>
                <td>–</td>
                <td>{formatSgd(year.membership.cents)}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{formatSgd(year.total.standard)}</td>
                <td>{formatSgd(year.total.premium)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  )
}

type StepsProps = { home: HomeContent; solutions: readonly Solution[] }

/** How to become a member, in three steps, and what it costs. */
export function Steps({ home: { steps, plans }, solutions }: StepsProps) {
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

/** Testimonials. */
export function Voices({ quotes }: { quotes: HomeContent['quotes'] }) {
  return (
    <section className="container-xl home-section" aria-labelledby="home-voices">
      <h2 id="home-voices">What members say</h2>
      <ul className="home-voices">
        {quotes.map(({ text, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <span className="home-voice-initial" aria-hidden="true">
                  {name.slice(0, 1)}
                </span>
                <span>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
