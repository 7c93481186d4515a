import { CategoryArt } from '@/components/CategoryArt'
import { Link } from '@/components/Link'
import { Price } from '@/components/Price'
import { useCountry } from '@/components/useLocalCurrency'
import type { Solution } from '@/contract/content'
import { cheapestVariation, perInterval, variationsIn } from '@/domain/cart/marketplace'
import { paths } from '@/domain/navigation/paths'
import { toCents } from '@/lib/money'

/** One solution in the marketplace; the whole card links to its page. */
export function SolutionCard({ solution }: { solution: Solution }) {
  const variations = variationsIn(solution, useCountry())
  const variation = cheapestVariation({ variations })
  return (
    <li className="market-card">
      <CategoryArt category={solution.category} uid={solution.uid} />
      <div className="market-card-body">
        {solution.dealText && <p className="market-deal">{solution.dealText}</p>}
        <h2>
          <Link to={paths.solution(solution.uid)} className="stretched-link">
            {solution.title}
          </Link>
        </h2>
        <p className="market-tagline">{solution.tagline}</p>
        {variation && (
          <div className="market-price">
            <Price
              brief
              from={variations.length > 1}
              cents={toCents(variation.price)}
              premiumCents={variation.premiumPrice === undefined ? undefined : toCents(variation.premiumPrice)}
              per={perInterval(variation)}
            />
          </div>
        )}
      </div>
    </li>
  )
}
