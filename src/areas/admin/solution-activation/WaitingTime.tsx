import { useServerNow } from '@/components/useServerNow'
import type { OrderItem } from '@/contract/types'
import { longestWait } from '@/domain/billing/activation'
import { countOf } from '@/lib/money/counts'

/** How many solutions wait, and for how long the oldest has. */
export function WaitingTime({ items }: { items: readonly OrderItem[] }) {
  const days = longestWait(items, useServerNow())
  return (
    <p className="text-muted">
      {countOf(items.length, 'solution is', 'solutions are')} waiting
      {days !== undefined && `, the oldest for ${countOf(days, 'day')}`}.
    </p>
  )
}
