import { Key } from 'react-bootstrap-icons'
import { CategoryArt } from '@/components/art/CategoryArt'
import { Link } from '@/components/links/Link'
import { VariationPrice } from '@/components/Price'
import { useCountry } from '@/components/useLocalCurrency'
import type { Solution } from '@/contract/content'
import { describeConditions } from '@/domain/cart/conditions'
import { cheapestVariation, variationsIn } from '@/domain/cart/marketplace'
import { paths } from '@/domain/navigation/paths'
import { useIsPremium } from '@/store/hooks'

/** One solution in the marketplace; the whole card links to its page. */
export function SolutionCard({ solution }: { solution: Solution }) {
  const isPremium = useIsPremium()
  const variations = variationsIn(solution, useCountry())
  const variation = cheapestVariation({ variations }, isPremium)
  // To premium members, and where there is a premium price, the price itself shows the deal.
  const deal = isPremium || variation?.premiumPrice !== undefined ? undefined : solution.dealText
  return (
    <li className="market-card">
      <div className="market-art">
        <CategoryArt category={solution.category} uid={solution.uid} />
      </div>
      <div className="market-text">
        <h3>
          <Link to={paths.solution(solution.uid)} className="stretched-link">
            {solution.title}
          </Link>
        </h3>
        <p className="market-tagline text-muted mb-0">{solution.tagline}</p>
      </div>
      <div className="market-note">
        {deal && <p className="market-deal">{deal}</p>}
        {describeConditions(solution.eligibility ?? []).length > 0 && (
          <p className="market-key">
            <Key aria-hidden />
            Check eligibility
          </p>
        )}
      </div>
      <div className="market-price">
        {variation && <VariationPrice variation={variation} from={variations.length > 1} />}
      </div>
    </li>
  )
}
