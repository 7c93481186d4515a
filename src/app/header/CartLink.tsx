import { Cart3 } from 'react-bootstrap-icons'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { selectCartCount } from '@/store/cart/cartState'
import { useAppSelector } from '@/store/hooks'

/** A link to the cart with its item count; hidden while the cart is empty (R-HDR-06). */
export function CartLink() {
  const count = useAppSelector(selectCartCount)
  if (count === 0) return null
  return (
    <Link to={paths.cart} className="site-round" aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
      <Cart3 aria-hidden />
      <span className="count" aria-hidden="true">
        {count}
      </span>
    </Link>
  )
}
