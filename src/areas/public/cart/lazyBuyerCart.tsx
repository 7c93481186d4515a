import { lazyPart } from '@/ui/lazyPart'
import { CartSkeleton } from './CartSkeleton'

/** The cart of a signed-in buyer; visitors pay nothing and do without its code. */
export const BuyerCart = lazyPart(() => import('./BuyerCart'), 'BuyerCart', <CartSkeleton waiting={false} />)
