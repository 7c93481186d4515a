import type { FormEvent } from 'react'
import { Link } from '@/components/links/Link'
import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent, Solution } from '@/contract/content'
import { greetingAt } from '@/domain/account/greeting'
import { paths } from '@/domain/navigation/paths'
import type { SessionUser } from '@/store/session/authSlice'
import { lazyPart } from '@/ui/lazyPart'
import { SolutionMark } from '@/components/art/SolutionMark'
import { pricesOf, startingVariation } from '@/domain/cart/catalogue'
import { perInterval } from '@/domain/cart/interval'
import { formatSgd } from '@/lib/money/money'
import { useGo } from '@/components/links/useOnward'

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
              <Link to={paths.account.overview} className="btn btn-outline-secondary btn-lg hero-action">
                Your account
              </Link>
            )}
            {(!user || premium) && (
              <Link to={paths.solutions} className="btn btn-outline-secondary btn-lg">
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
              <dt className="fs-6">{href ? <SiteLink to={href}>{label}</SiteLink> : label}</dt>
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

type PicksProps = { uids: readonly string[] | undefined; solutions: readonly Solution[] }

/** A few solutions with both prices, which say the same to visitors and to members. */
function Picks({ uids = [], solutions }: PicksProps) {
  const picked = uids.flatMap((uid) => solutions.find((solution) => solution.uid === uid) ?? [])
  if (picked.length === 0) return null
  return (
    <ul className="hero-picks" aria-label="Solutions to start with">
      {picked.map((solution) => (
        <Pick key={solution.uid} solution={solution} />
      ))}
    </ul>
  )
}

function Pick({ solution }: { solution: Solution }) {
  const { uid, title, tagline } = solution
  const variation = startingVariation(solution)
  const prices = variation && pricesOf(variation)
  return (
    <li className="hero-pick">
      <SolutionMark solution={solution} />
      <span className="hero-pick-words">
        <Link to={paths.solution(uid)} className="stretched-link">
          {title}
        </Link>
        <span className="text-muted fs-6">{tagline}</span>
      </span>
      {prices && (
        <span className="hero-pick-prices">
          <span className="text-muted fs-6">
            from <strong>{formatSgd(prices.standard)}</strong> {perInterval(variation)}
          </span>
          {prices.premium < prices.standard && <span>Premium {formatSgd(prices.premium)}</span>}
        </span>
      )}
    </li>
  )
}

/** Searches the solutions. Until the page is interactive the browser submits the form itself, to the same URL. */
function Search({ suggestions = [] }: { suggestions?: HomeContent['searches'] }) {
  const go = useGo()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void go(paths.solutionsFor(typeof text === 'string' ? text.trim() : ''))
  }
  return (
    <form className="hero-search mb-4" role="search" action={paths.solutions} method="get" onSubmit={search}>
      <label className="mb-2 fw-semibold" htmlFor="hero-q">
        What do you need today?
      </label>
      <div className="hero-field">
        <input
          id="hero-q"
          name="q"
          type="search"
          className="form-control"
          placeholder="A company, a desk"
          autoComplete="off"
        />
        <button type="submit" className="btn btn-outline-secondary">
          Search
        </button>
      </div>
      {suggestions.length > 0 && (
        <ul className="hero-chips" aria-label="Popular searches">
          {suggestions.map(({ label, href }) => (
            <li key={label}>
              <SiteLink to={href} className="hero-chip">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
