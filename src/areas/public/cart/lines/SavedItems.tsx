import { Link } from '@/components/links/Link'
import type { CartItem } from '@/contract/types'
import { itemKey } from '@/domain/cart/cart'
import { paths } from '@/domain/navigation/paths'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { selectCart } from '@/store/cart/cartSlice'
import { addToCart } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { useWrite } from '@/ui/useWrite'
import type { SavedForLater } from './savedForLater'
import { useItemTitle } from './useItemTitle'

/** Items that couldn't be bought yet, each with a button that moves it back to the cart. */
export function SavedItems({ saved }: { saved: SavedForLater }) {
  const inCart = useAppSelector(selectCart).items.map(itemKey)
  const items = saved.items.filter((item) => !inCart.includes(itemKey(item)))
  if (items.length === 0) return null
  return (
    <Card title="Saved for later" className="cart-saved-items" flush>
      <ul className="plain">
        {items.map((item) => (
          <SavedItem key={itemKey(item)} item={item} onRemove={() => saved.remove(item)} />
        ))}
      </ul>
    </Card>
  )
}

function SavedItem({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const dispatch = useAppDispatch()
  const { run } = useWrite()
  const title = useItemTitle()(item)
  // The buttons unmount with the item.
  const move = () => {
    focusPageTitle()
    void run(async () => {
      if (await dispatch(addToCart([item]))) onRemove()
    })
  }
  return (
    <li className="cart-saved-item">
      <div className="cart-what">
        <h3 className="mb-0 fs-5 text-break">
          <Link to={paths.solution(item.uid)}>{title}</Link>
        </h3>
        {item.variation && <p className="cart-detail">{item.variation}</p>}
      </div>
      <div className="actions">
        <Button
          variant="outline-secondary"
          size="sm"
          data-track="move-to-cart"
          aria-label={`Move ${title} to the cart`}
          onClick={move}
        >
          Move to cart
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Remove ${title} from saved items`}
          onClick={() => {
            focusPageTitle()
            onRemove()
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
