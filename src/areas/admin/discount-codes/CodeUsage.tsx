import { DateTime } from '@/components/DateTime'
import type { DiscountCode } from '@/domain/cart/discount'
import { countOf } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { said } from '@/lib/text/said'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** How often a code was used, and what it has cost. */
export function CodeUsage({ code }: { code: DiscountCode }) {
  const { timesUsed, maxUses, totalDiscounted, lastUsedAt, createdAt, updatedAt } = code
  return (
    <DescriptionList
      items={[
        {
          term: 'Used',
          value: said(timesUsed, (times) => (maxUses ? `${times} of ${maxUses}` : countOf(times, 'time'))),
        },
        {
          term: 'Discount given',
          value: <span className="num">{said(optionalCents(totalDiscounted), formatSgd)}</span>,
        },
        { term: 'Last used', value: lastUsedAt && <DateTime at={lastUsedAt} time /> },
        { term: 'Created', value: createdAt && <DateTime at={createdAt} time /> },
        { term: 'Last changed', value: updatedAt && <DateTime at={updatedAt} time /> },
      ]}
    />
  )
}
