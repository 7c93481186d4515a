import { CategoryIcon } from '@/components/art/CategoryIcon'
import { Link } from '@/components/links/Link'
import type { Solution } from '@/contract/content'
import { pricesOf, startingVariation } from '@/domain/cart/catalogue'
import { perInterval } from '@/domain/cart/interval'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'

type Props = { uids: readonly string[] | undefined; solutions: readonly Solution[] }

/** A few solutions with both prices, which say the same to visitors and to members. */
export function Picks({ uids = [], solutions }: Props) {
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
  const { uid, title, tagline, category } = solution
  const variation = startingVariation(solution)
  const prices = variation && pricesOf(variation)
  return (
    <li className="hero-pick">
      <span className="home-tile-icon">
        <CategoryIcon category={category} />
      </span>
      <span className="hero-pick-words">
        <Link to={paths.solution(uid)} className="stretched-link">
          {title}
        </Link>
        <span>{tagline}</span>
      </span>
      {prices && (
        <span className="hero-pick-prices">
          <span>
            from <strong>{formatSgd(prices.standard)}</strong> {perInterval(variation)}
          </span>
          {prices.premium < prices.standard && <span>Premium {formatSgd(prices.premium)}</span>}
        </span>
      )}
    </li>
  )
}
