import { useState } from 'react'
import { Price } from '@/components/Price'
import { useCountry, useInrRate } from '@/components/useLocalCurrency'
import type { Solution, SolutionVariation } from '@/contract/content'
import { itemKey } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import { perInterval } from '@/domain/cart/interval'
import { choiceCents, variationsIn } from '@/domain/cart/marketplace'
import { paths } from '@/domain/navigation/paths'
import { firstPlan, isPremium as isPremiumItem, planOf, planReplaced, rupeesToCents } from '@/domain/membership/premium'
import { toSgd, type Cents } from '@/lib/money/money'
import { addToCart } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { QuantityInput } from '@/ui/QuantityInput'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import { useParam } from '@/ui/hooks/useParam'
import { useWrite } from '@/ui/useWrite'
import { AddOns, Packages, Plans, Variations } from './Options'

const premiumCents = ({ premiumPrice }: SolutionVariation, centsOf: (price: number) => Cents) =>
  premiumPrice === undefined ? undefined : centsOf(premiumPrice)

/** What is charged for a variation today, in SGD: India plans at the day's rate (O-27). Undefined while it is unknown. */
function useCharge(variations: readonly SolutionVariation[]): (variation: SolutionVariation) => number | undefined {
  const inrRate = useInrRate(variations.some(({ priceInr }) => priceInr !== undefined))
  return ({ price, priceInr }) => {
    if (priceInr === undefined) return price
    return inrRate ? toSgd(rupeesToCents(priceInr, inrRate)) : undefined
  }
}

type Props = {
  solution: Solution
  /** The buyer’s address, if the solution was made for them (R-CART-12). */
  customerEmail: string | undefined
}

/**
 * Variation, add-ons, packages and quantity of a solution, and the button that adds it to the cart: on a phone, price and
 * button stay at the bottom of the screen. Another membership plan replaces the one in the cart (R-CART-02).
 */
export function BuyBox({ solution, customerEmail }: Props) {
  const dispatch = useAppDispatch()
  const [chosen, choose] = useParam('variation')
  const cart = useAppSelector((state) => state.cart.cart)
  const [addOns, setAddOns] = useState<Record<string, number>>({})
  const [packages, setPackages] = useState<string[]>([])
  const [quantity, setQuantity] = useState(1)
  const { busy, run } = useWrite()
  const variations = variationsIn(solution, useCountry())
  const chargeOf = useCharge(variations)
  const plan = cart.items.find(isPremiumItem)?.variationUid
  // By default the plan in the cart, otherwise the one that the pricing page offers first.
  const [variation = variations[0]] = [chosen, plan, planOf(firstPlan).variationUid].flatMap(
    (wanted) => variations.find(({ uid }) => uid === wanted) ?? [],
  )
  useDocumentClass('shows-buy-bar', variation !== undefined)
  if (!variation) return <Alert kind="info">This solution isn’t available right now.</Alert>

  const item = toCartItem(solution, variation, { addOns, packages, quantity, customerEmail })
  const inCart = cart.items.some((one) => itemKey(one) === itemKey(item))
  const premiumTaken = inCart && isPremiumItem(item)
  const replaces = isPremiumItem(item) && plan !== undefined && !inCart
  const centsOf = (price: number) => choiceCents(price, quantity, solution.addOns, addOns)
  const price = chargeOf(variation)
  const add = () => run(() => dispatch(addToCart([item])))

  return (
    <Card title="Choose an option" className="buy-box card-raised">
      {variations.length > 1 &&
        (solution.kind === 'membership' ? (
          <Plans variations={variations} chosen={variation} onChoose={choose} />
        ) : (
          <Variations variations={variations} chosen={variation} onChoose={choose} />
        ))}
      <AddOns addOns={solution.addOns} chosen={addOns} onChange={setAddOns} />
      <Packages packages={solution.packages} chosen={packages} onChange={setPackages} />
      {solution.allowMultiplePurchases && (
        <div className="buy-quantity">
          <span>Quantity</span>
          <QuantityInput
            label="Quantity"
            value={quantity}
            onLess={quantity > 1 ? () => setQuantity(quantity - 1) : undefined}
            onMore={() => setQuantity(quantity + 1)}
          />
        </div>
      )}
      {replaces && <Alert kind="info">{planReplaced}</Alert>}
      <div className="buy-bar">
        <div className="buy-total" role="group" aria-label="Price">
          {price === undefined ? (
            `₹${variation.priceInr} INR ${perInterval(variation)}, charged in SGD at today’s rate`
          ) : (
            <Price
              cents={centsOf(price)}
              premiumCents={premiumCents(variation, centsOf)}
              per={perInterval(variation)}
            />
          )}
        </div>
        {premiumTaken ? (
          <Button variant="primary" to={paths.cart} wide data-track="go-to-cart">
            View cart
          </Button>
        ) : (
          <Button variant="cta" wide size="lg" data-track="add-to-cart" busy={busy} onClick={() => void add()}>
            Add to cart
          </Button>
        )}
      </div>
      {inCart && !premiumTaken && (
        <p className="mb-0 mt-2 text-center">
          <Button variant="link" to={paths.cart} data-track="go-to-cart">
            View cart
          </Button>
        </p>
      )}
    </Card>
  )
}
