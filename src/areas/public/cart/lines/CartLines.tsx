import { useRef } from 'react'
import { countOf } from '@/lib/money/counts'
import { useContent } from '@/store/content/useContent'
import type { Cart, CartCalculated } from '@/contract/types'
import { itemKey, lineOf } from '@/domain/cart/cart'
import { countItems } from '@/domain/cart/countItems'
import { paysPremium } from '@/domain/cart/pricing'
import { emptyTheCart } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector, useIsPremium } from '@/store/hooks'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { CartLine } from './CartLine'
import type { Conditions } from './useConditions'

type Props = { cart: Cart; calculated: CartCalculated | undefined; ready: boolean; conditions: Conditions }

/** The items in the cart. */
export function CartLines({ cart, calculated, ready, conditions }: Props) {
  const dispatch = useAppDispatch()
  const { data: solutions } = useContent('solutions.json')
  const premium = paysPremium(cart, useIsPremium())
  const hasFailed = useAppSelector((state) => state.cart.problem !== undefined)
  const list = useRef<HTMLUListElement>(null)
  const count = countItems(cart)
  return (
    <Card
      title={countOf(count, 'item')}
      className="cart-items"
      flush
      actions={
        cart.items.length > 1 && (
          <ConfirmButton
            verb="Empty"
            object="your cart"
            body={<p>This removes all {countOf(count, 'item')} and your discount code.</p>}
            onConfirm={() => dispatch(emptyTheCart())}
            variant="quiet"
            size="sm"
          >
            Empty cart
          </ConfirmButton>
        )
      }
    >
      <ul ref={list} className="plain cart-lines" tabIndex={-1}>
        {cart.items.map((item) => {
          const key = itemKey(item)
          const solution = solutions?.find(({ uid }) => uid === item.uid)
          return (
            <CartLine
              key={key}
              item={item}
              line={lineOf(calculated, item)}
              ready={ready}
              premium={premium}
              unmet={conditions.unmetOf(item)}
              stated={conditions.statedOf(item)}
              solution={solution}
              isGone={hasFailed && solutions !== undefined && solution === undefined}
              onRemoved={() => list.current?.focus()}
            />
          )
        })}
      </ul>
    </Card>
  )
}
