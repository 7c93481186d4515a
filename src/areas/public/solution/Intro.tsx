import { CreditCard2Front, PatchCheck } from 'react-bootstrap-icons'
import { CategoryArt } from '@/components/art/CategoryArt'
import { useCountry } from '@/components/useLocalCurrency'
import type { Solution } from '@/contract/content'
import { billingOf, variationsIn } from '@/domain/cart/marketplace'
import { Eligibility } from './Eligibility'

/** What comes before the options: picture, summary, facts and conditions. */
export function Intro({ solution }: { solution: Solution }) {
  const variations = variationsIn(solution, useCountry())
  return (
    <div className="product-intro">
      <div className="product-summary">
        <div className="product-art">
          <CategoryArt category={solution.category} uid={solution.uid} />
        </div>
        <div>
          <p className="lead">{solution.summary}</p>
          <ul className="product-facts">
            {solution.partner && (
              <li>
                <PatchCheck aria-hidden />
                <span>Provided by {solution.partner}</span>
              </li>
            )}
            {variations.length > 0 && (
              <li>
                <CreditCard2Front aria-hidden />
                <span>{billingOf(variations)}</span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <Eligibility solution={solution} />
    </div>
  )
}
