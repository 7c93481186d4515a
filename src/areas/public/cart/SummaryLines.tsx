import { useId } from 'react'
import type { Cart, CartCalculated } from '@/contract/types'
import { itemKey, lineOf } from '@/domain/cart/cart'
import { lineTotal } from '@/domain/cart/lineSum'
import { formatPrice } from '@/lib/money/money'
import { useItemTitle } from './lines/useItemTitle'

type Props = { cart: Cart; calculated: CartCalculated; premium: boolean }

/** The items of a cart, one line each, next to the payment. */
export function SummaryLines({ cart, calculated, premium }: Props) {
  const id = useId()
  const titleOf = useItemTitle()
  return (
    <ul className="cart-brief">
      {cart.items.map((item, index) => {
        const line = lineOf(calculated, item)
        const total = line && lineTotal(line, premium)
        return (
          <li key={itemKey(item)} aria-labelledby={`${id}-${index}`}>
            <span className="text-break">
              {item.quantity > 1 && `${item.quantity} × `}
              <span id={`${id}-${index}`}>{titleOf(item)}</span>
              {item.variation && <span className="cart-detail d-block">{item.variation}</span>}
            </span>
            <span className="cart-number">{total !== undefined && formatPrice(total)}</span>
          </li>
        )
      })}
    </ul>
  )
}
