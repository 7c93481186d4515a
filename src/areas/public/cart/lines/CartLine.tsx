import { useId } from 'react'
import { Trash3, XLg } from 'react-bootstrap-icons'
import { CategoryArt } from '@/components/art/CategoryArt'
import { Link } from '@/components/links/Link'
import type { Solution } from '@/contract/content'
import type { CartItem, Shape } from '@/contract/types'
import {
  itemKey,
  itemTitle,
  mayBuy,
  mayChangeQuantity,
  mayLowerQuantity,
  personalisedRefusal,
} from '@/domain/cart/cart'
import type { UnmetCondition } from '@/domain/cart/conditions'
import { describeSum, linePrice, lineTotal } from '@/domain/cart/lineSum'
import { perInterval } from '@/domain/cart/interval'
import { paths } from '@/domain/navigation/paths'
import { formatPrice, formatSgd, optionalCents, toCents } from '@/lib/money/money'
import { orDash } from '@/lib/text/wording'
import { decreaseQuantity, increaseQuantity, removeFromCart, changeAddOn, removeAddOn } from '@/store/cart/cartThunks'
import { useAppDispatch, useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { QuantityInput } from '@/ui/QuantityInput'
import { IconButton } from '@/ui/IconButton'
import { LineConditions } from './LineConditions'

type Props = {
  item: CartItem
  /** The server's figures for this item. */
  line: Shape<'CartLine'> | undefined
  /** Whether the figures match the displayed quantity. */
  ready: boolean
  premium: boolean
  solution: Solution | undefined
  /** The cart could not be calculated, and the content source does not know this item. */
  isGone: boolean
  unmet: readonly UnmetCondition[]
  stated: readonly string[]
  onRemoved: () => void
}

/** One item: title, quantity, add-ons, and the price from the server. */
export function CartLine({ item, line, ready, premium, solution, isGone, unmet, stated, onRemoved }: Props) {
  const dispatch = useAppDispatch()
  const id = useId()
  const user = useUser()
  const key = itemKey(item)
  const title = item.title ?? solution?.title ?? item.uid
  const variation = solution?.variations.find(({ uid }) => uid === item.variationUid)
  const per = variation && perInterval(variation)
  const refused = user !== undefined && !mayBuy(item, user.email)
  const total = line && lineTotal(line, premium)
  const price = line && linePrice(line, premium)
  const sum = total !== undefined && price !== undefined && describeSum(item, price, total)
  const standard = optionalCents(line?.total)
  const remove = () => {
    onRemoved()
    void dispatch(removeFromCart(key))
  }
  return (
    <li className="cart-line" aria-labelledby={id}>
      <div className="cart-art">{solution && <CategoryArt category={solution.category} uid={item.uid} />}</div>
      <div className="cart-what">
        <h3 id={id} className="mb-0 fs-5 text-break">
          <Link
            to={item.variationUid ? paths.solutionVariation(item.uid, item.variationUid) : paths.solution(item.uid)}
          >
            {title}
          </Link>
        </h3>
        {item.variation && <p className="cart-detail">{item.variation}</p>}
        {item.customerEmail && !refused && <p className="cart-detail">Made for you</p>}
        {item.packages && item.packages.length > 0 && (
          <p className="cart-detail">With {item.packages.map(itemTitle).join(', ')}</p>
        )}
      </div>
      <div className={`cart-price${ready ? '' : ' is-old'}`} aria-busy={!ready || undefined}>
        {!line ? (
          <span className="skeleton-line skeleton-short" aria-hidden="true" />
        ) : (
          <>
            {standard !== undefined && total !== undefined && standard > total && (
              <s className="small text-muted">
                <span className="visually-hidden">Standard price </span>
                {formatSgd(standard)}
              </s>
            )}
            <strong>{orDash(total, formatPrice)}</strong>
          </>
        )}
        {per && <span className="cart-detail">{per}</span>}
        {sum && <span className="cart-detail">{sum}</span>}
      </div>
      <div className="cart-acts">
        {mayLowerQuantity(item) && (
          <QuantityInput
            label={`Quantity of ${title}`}
            value={item.quantity}
            {...(item.quantity === 1 ? { lessName: `Removes ${title} from the cart` } : {})}
            onLess={() => (item.quantity === 1 ? onRemoved() : undefined, void dispatch(decreaseQuantity(key)))}
            onMore={mayChangeQuantity(item) ? () => void dispatch(increaseQuantity(key)) : undefined}
          />
        )}
        <Button
          data-track="remove-from-cart"
          variant="quiet"
          size="sm"
          icon={<Trash3 aria-hidden />}
          aria-label={`Remove ${title}`}
          onClick={remove}
        >
          Remove
        </Button>
      </div>
      <div className="cart-more">
        <LineAddOns item={item} itemTitle={title} onRemoved={onRemoved} />
        {isGone && (
          <Alert kind="warning">This may no longer be available. Remove it, and we’ll calculate your cart again.</Alert>
        )}
        {refused ? (
          <Alert kind="danger">{personalisedRefusal}</Alert>
        ) : (
          <LineConditions unmet={unmet} stated={stated} />
        )}
      </div>
    </li>
  )
}

/** The add-ons of an item, each from 1 to its maximum (R-CART-05). */
function LineAddOns({ item, itemTitle, onRemoved }: Pick<Props, 'item' | 'onRemoved'> & { itemTitle: string }) {
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
            onClick={() => {
              onRemoved()
              void dispatch(removeAddOn(key, uid))
            }}
          >
            <XLg aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
