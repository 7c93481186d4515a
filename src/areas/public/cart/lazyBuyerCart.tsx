import { lazyPart } from '@/ui/lazyPart'
import { CartSkeleton } from './CartSkeleton'

/** The cart of a signed-in buyer. Lazy-loaded, because visitors can't pay and don't need its code. */
export const BuyerCart = lazyPart(() => import('./BuyerCart'), 'BuyerCart', <CartSkeleton waiting={false} />)
