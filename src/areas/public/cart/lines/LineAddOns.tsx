import { XLg } from 'react-bootstrap-icons'
import type { CartItem } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { formatSgd, toCents } from '@/lib/money/money'
import { changeAddOn, removeAddOn } from '@/store/cart/cartThunks'
import { useAppDispatch } from '@/store/hooks'
import { QuantityInput } from '@/ui/QuantityInput'
import { IconButton } from '@/ui/IconButton'

/** The add-ons of an item, each from 1 to its maximum (R-CART-05). */
export function LineAddOns({ item, itemTitle }: { item: CartItem; itemTitle: string }) {
  const dispatch = useAppDispatch()
  const key = itemKey(item)
  if (!item.addOns || item.addOns.length === 0) return null
  return (
    <ul className="plain cart-addons" aria-label={`Add-ons of ${itemTitle}`}>
      {item.addOns.map(({ uid, title = uid, price, quantity, maxQuantity = Infinity }, index) => (
        <li key={`${uid} ${index}`}>
          <span className="cart-addon-what">
            {title}
            {price !== undefined && (
              <span className="cart-detail">
                {' '}
                {quantity > 1 && `${quantity} × `}
                {formatSgd(toCents(price))}
              </span>
            )}
          </span>
          {Math.max(quantity, maxQuantity) > 1 && (
            <QuantityInput
              label={`${title} for ${itemTitle}`}
              value={quantity}
              onLess={quantity > 1 ? () => void dispatch(changeAddOn(key, uid, -1)) : undefined}
              onMore={quantity < maxQuantity ? () => void dispatch(changeAddOn(key, uid, 1)) : undefined}
            />
          )}
          <IconButton
            name={`Remove ${title} from ${itemTitle}`}
            size="sm"
            onClick={() => void dispatch(removeAddOn(key, uid))}
          >
            <XLg aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
