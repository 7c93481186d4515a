import { Skeleton } from '@/ui/feedback/Skeleton'

export function CartSkeleton({ waiting }: { waiting: boolean }) {
  const label = waiting ? 'Getting today’s exchange rate' : 'Loading your cart'
  return (
    <div className="cart">
      <Skeleton shape="card" rows={6} label={label} />
      <div className="cart-side" aria-hidden="true">
        <Skeleton shape="card" rows={5} />
      </div>
    </div>
  )
}
