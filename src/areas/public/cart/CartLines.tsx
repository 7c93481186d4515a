import { useRef } from 'react'
import { useListSolutionsQuery } from '@/api/content'
import type { Cart, CartCalculated } from '@/contract/types'
import { countItems, itemKey } from '@/domain/cart/cart'
import { paysPremium } from '@/domain/cart/pricing'
import { selectIsPremium } from '@/store/authSlice'
import { emptyTheCart } from '@/store/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { CartLine } from './CartLine'

type Props = { cart: Cart; calculated: CartCalculated | undefined; ready: boolean }

/** The items in the cart. */
export function CartLines({ cart, calculated, ready }: Props) {
  const dispatch = useAppDispatch()
  const { data: solutions } = useListSolutionsQuery()
  const premium = paysPremium(cart, useAppSelector(selectIsPremium))
  const list = useRef<HTMLUListElement>(null)
  const count = countItems(cart)
  return (
    <Card
      title={count === 1 ? '1 item' : `${count} items`}
      className="cart-items"
      flush
      actions={
        cart.items.length > 1 && (
          <ConfirmButton
            verb="Empty"
            object="your cart"
            body={<p>All {count} items go. A discount code goes with them.</p>}
            onConfirm={() => dispatch(emptyTheCart())}
            variant="quiet"
            size="sm"
          >
            Empty cart
          </ConfirmButton>
        )
      }
    >
      <ul ref={list} className="cart-lines" tabIndex={-1}>
        {cart.items.map((item) => {
          const key = itemKey(item)
          const line = calculated?.items?.find(
            ({ uid, variationUid }) => uid === item.uid && (variationUid ?? null) === (item.variationUid ?? null),
          )
          return (
            <CartLine
              key={key}
              item={item}
              line={line}
              ready={ready}
              premium={premium}
              solution={solutions?.find(({ uid }) => uid === item.uid)}
              onRemoved={() => list.current?.focus()}
            />
          )
        })}
      </ul>
    </Card>
  )
}
