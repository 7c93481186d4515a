import { Skeleton } from '@/ui/feedback/Skeleton'

/** The cart's own shape while it is on its way. */
export function CartSkeleton({ waiting }: { waiting: boolean }) {
  const label = waiting ? 'Waiting for today’s exchange rate' : 'Loading your cart'
  return (
    <div className="cart">
      <Skeleton shape="card" rows={6} label={label} />
      <div className="cart-side" aria-hidden="true">
        <Skeleton shape="card" rows={5} />
      </div>
    </div>
  )
}
