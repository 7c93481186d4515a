import { DateTime } from '@/components/DateTime'
import type { DiscountCode } from '@/domain/cart/discount'
import { formatSgd, toCents } from '@/lib/money'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** How often a code was used, and what it has cost. */
export function CodeUsage({ code }: { code: DiscountCode }) {
  const { timesUsed = 0, maxUses, totalDiscounted, lastUsedAt, createdAt, updatedAt } = code
  return (
    <DescriptionList
      items={[
        { term: 'Used', value: `${timesUsed}${maxUses ? ` of ${maxUses}` : ' times'}` },
        { term: 'Discount given', value: <span className="num">{formatSgd(toCents(totalDiscounted))}</span> },
        { term: 'Last used', value: lastUsedAt && <DateTime at={lastUsedAt} time /> },
        { term: 'Created', value: createdAt && <DateTime at={createdAt} time /> },
        { term: 'Last changed', value: updatedAt && <DateTime at={updatedAt} time /> },
      ]}
    />
  )
}
