import { useState } from 'react'
import { Price } from '@/components/Price'
import { useCountry } from '@/components/useLocalCurrency'
import type { Solution } from '@/contract/content'
import { hasPremium, itemKey, mayBuy, personalisedRefusal } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import { choiceCents, perInterval, variationsIn } from '@/domain/cart/marketplace'
import { paths } from '@/domain/navigation/paths'
import { isPremium as isPremiumItem } from '@/domain/membership/premium'
import { toCents } from '@/lib/money'
import { selectUser } from '@/store/authSlice'
import { addToCart } from '@/store/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { QuantityInput } from '@/ui/QuantityInput'
import { useParam } from '@/ui/hooks/useParam'
import { useBusy } from '@/ui/useBusy'
import { AddOns } from './AddOns'
import { Packages } from './Packages'

/** Variation, add-ons, packages and quantity of a solution, and the button that adds it to the cart. */
export function BuyBox({ solution }: { solution: Solution }) {
  const dispatch = useAppDispatch()
  const [chosen, choose] = useParam('variation')
  const user = useAppSelector(selectUser)
  const cart = useAppSelector((state) => state.cart.cart)
  const [addOns, setAddOns] = useState<Record<string, number>>({})
  const [packages, setPackages] = useState<string[]>([])
  const [quantity, setQuantity] = useState(1)
  const { busy, run } = useBusy()
  const variations = variationsIn(solution, useCountry())
  const variation = variations.find(({ uid }) => uid === chosen) ?? variations[0]
  if (!variation) return <Alert kind="info">This solution cannot be bought at the moment.</Alert>

  const item = toCartItem(solution, variation, { addOns, packages, quantity })
  const inCart = cart.items.some((one) => itemKey(one) === itemKey(item))
  const premiumTaken = isPremiumItem(item) && hasPremium(cart)
  const personalised = !mayBuy(item, user?.email)
  const centsOf = (price: number) => choiceCents(price, quantity, solution.addOns, addOns)
  const add = () => run(() => dispatch(addToCart([item])))

  return (
    <Card title="Buy" className="buy-box">
      {variations.length > 1 && (
        <fieldset className="choices">
          <legend>Choose</legend>
          {variations.map((one) => (
            <label key={one.uid} className="choice">
              <input
                type="radio"
                name="variation"
                checked={one.uid === variation.uid}
                onChange={() => choose(one.uid)}
              />
              <span className="choice-text">
                <span className="choice-title">{one.title}</span>
                {one.description && <span className="choice-detail">{one.description}</span>}
              </span>
              <Price brief cents={toCents(one.price)} per={perInterval(one)} />
            </label>
          ))}
        </fieldset>
      )}
      <AddOns addOns={solution.addOns} chosen={addOns} onChange={setAddOns} />
      <Packages packages={solution.packages} chosen={packages} onChange={setPackages} />
      {solution.allowMultiplePurchases && (
        <div className="buy-quantity">
          <span>Quantity</span>
          <QuantityInput
            label="Quantity"
            value={quantity}
            onLess={quantity > 1 ? () => setQuantity(quantity - 1) : undefined}
            onMore={quantity < 99 ? () => setQuantity(quantity + 1) : undefined}
          />
        </div>
      )}
      <div className="buy-total" role="group" aria-label="Your choice">
        <Price
          cents={centsOf(variation.price)}
          premiumCents={variation.premiumPrice === undefined ? undefined : centsOf(variation.premiumPrice)}
          per={perInterval(variation)}
        />
      </div>
      {personalised && <Alert kind="info">{personalisedRefusal}</Alert>}
      {premiumTaken ? (
        <Button variant="primary" to={paths.cart} wide data-track="go-to-cart">
          In your cart: go to the cart
        </Button>
      ) : (
        <Button
          variant="cta"
          wide
          size="lg"
          data-track="add-to-cart"
          busy={busy}
          {...(personalised && { why: personalisedRefusal })}
          onClick={() => void add()}
        >
          Add to cart
        </Button>
      )}
      {inCart && !premiumTaken && (
        <p className="mb-0 mt-2 text-center">
          <Button variant="link" to={paths.cart} data-track="go-to-cart">
            Go to the cart
          </Button>
        </p>
      )}
    </Card>
  )
}
