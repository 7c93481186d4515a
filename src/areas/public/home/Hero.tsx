import { Link } from '@/components/links/Link'
import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent, Solution } from '@/contract/content'
import { greetingAt } from '@/domain/account/greeting'
import { paths } from '@/domain/navigation/paths'
import type { SessionUser } from '@/store/session/authSlice'
import { lazyPart } from '@/ui/lazyPart'
import { Picks } from './Picks'
import { Search } from './Search'

const NextForYou = lazyPart(() => import('./NextForYou'), 'NextForYou', <div className="hero-next" />)

type Props = { home: HomeContent; solutions: readonly Solution[]; user: SessionUser | null }

/**
 * The hero: for visitors the promise, solutions with their prices and key figures; for members a greeting and what they
 * may do next. Both have the same lines, so that the search stays where it is once the session is known.
 */
export function Hero({ home, solutions, user }: Props) {
  const premium = user?.isPremiumMember === true
  return (
    <section className={user ? 'hero' : 'hero hero-visitor'}>
      <div className="container-xl hero-grid">
        <div className="hero-words">
          <h1 tabIndex={-1}>{user ? greet(user) : home.title}</h1>
          <p className="hero-lead">{user ? 'Find what you need today, or pick up where you left off.' : home.lead}</p>
          <Search suggestions={home.searches} />
          <div className="hero-actions">
            {!premium && (
              <SiteLink to={paths.premiumMembership} className="btn btn-cta btn-lg hero-action">
                Go Premium
              </SiteLink>
            )}
            {user && (
              <Link to={paths.account.overview} className="btn btn-outline-primary btn-lg hero-action">
                Your account
              </Link>
            )}
            {(!user || premium) && (
              <Link to={paths.solutions} className="btn btn-outline-primary btn-lg">
                Browse solutions
              </Link>
            )}
          </div>
          <p className="hero-deal">{premium ? 'Member prices on every solution' : home.cashback}</p>
        </div>
        {user ? <NextForYou /> : <Picks uids={home.picks} solutions={solutions} />}
      </div>
      {!user && (
        <dl className="container-xl hero-figures">
          {home.figures.map(({ value, label, href }) => (
            <div key={label}>
              <dt>{href ? <SiteLink to={href}>{label}</SiteLink> : label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Two lines, as many as the visitors' headline has. */
function greet({ firstName }: SessionUser): string {
  const greeting = greetingAt(new Date().getHours())
  return firstName ? `${greeting},\n${firstName}` : greeting
}
