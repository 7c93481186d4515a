import { Link } from '@/components/Link'
import { SiteLink } from '@/components/SiteLink'
import type { HomeContent } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { CirclesArt } from './CirclesArt'

type Props = { home: HomeContent }

/** The hero: headline, two calls to action, and key figures. */
export function Hero({ home: { title, lead, cashback, figures } }: Props) {
  return (
    <section className="hero">
      <div className="container-xl hero-grid">
        <div className="hero-words">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-actions">
            <SiteLink to={paths.premiumMembership} className="btn btn-cta btn-lg">
              Go Premium
            </SiteLink>
            <Link to={paths.solutions} className="btn btn-outline-primary btn-lg">
              Browse solutions
            </Link>
          </div>
          <p className="hero-deal">{cashback}</p>
        </div>
        <CirclesArt />
      </div>
      <dl className="container-xl hero-figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
