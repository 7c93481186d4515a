import { Link } from '@/components/links/Link'
import type { HomeContent, Solution } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { Pricing } from './Pricing'

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
