import { useId } from 'react'
import type { Cart, CartCalculated } from '@/contract/types'
import { itemKey, lineOf } from '@/domain/cart/cart'
import { formatSgd, toCents } from '@/lib/money'

type Props = { cart: Cart; calculated: CartCalculated; premium: boolean }

/** The items of a cart, one line each, next to the payment. */
export function SummaryLines({ cart, calculated, premium }: Props) {
  const id = useId()
  return (
    <ul className="cart-brief">
      {cart.items.map((item, index) => {
        const line = lineOf(calculated, item)
        const total = line && toCents(premium ? (line.totalPremium ?? line.total) : line.total)
        return (
          <li key={itemKey(item)} aria-labelledby={`${id}-${index}`}>
            <span className="text-break">
              {item.quantity > 1 && `${item.quantity} × `}
              <span id={`${id}-${index}`}>{item.title ?? item.uid}</span>
              {item.variation && <span className="cart-detail d-block">{item.variation}</span>}
            </span>
            <span className="cart-number">{total !== undefined && (total === 0 ? 'Free' : formatSgd(total))}</span>
          </li>
        )
      })}
    </ul>
  )
}
