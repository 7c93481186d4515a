import { Link } from '@/components/links/Link'
import { VariationPrice } from '@/components/Price'
import { SolutionMark } from '@/components/art/SolutionMark'
import { useCountry } from '@/components/useLocalCurrency'
import type { Solution } from '@/contract/content'
import { cheapestVariation, variationsIn } from '@/domain/cart/marketplace'
import { isPremium } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { useIsPremium } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'

const atOnce = 3

/** An empty cart: what to put into it, and solutions that many members start with. */
export function EmptyCart() {
  const { data: solutions = [] } = useContent('solutions.json')
  const isMember = useIsPremium()
  const popular = solutions.filter((one) => one.topBenefit && !(isMember && isPremium(one))).slice(0, atOnce)
  return (
    <div className="cart-empty">
      <EmptyState
        card
        drawing="shop"
        title="Your cart is empty"
        action={<Button to={paths.solutions}>Browse solutions</Button>}
      >
        What you add will appear here.
      </EmptyState>
      {popular.length > 0 && (
        <Card title="Good places to start" flush>
          <ul className="plain">
            {popular.map((solution) => (
              <Popular key={solution.uid} solution={solution} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Popular({ solution }: { solution: Solution }) {
  const variations = variationsIn(solution, useCountry())
  const variation = cheapestVariation({ variations }, useIsPremium())
  return (
    <li className="cart-popular">
      <SolutionMark solution={solution} />
      <div className="cart-what">
        <h3 className="mb-0 fs-5 text-break">
          <Link to={paths.solution(solution.uid)}>{solution.title}</Link>
        </h3>
        <p className="cart-detail">{solution.tagline}</p>
      </div>
      {variation && <VariationPrice plain variation={variation} from={variations.length > 1} />}
    </li>
  )
}
