import { buyerFacts } from '@/components/admin/buyerFacts'
import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import type { OrderItem } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { totalOfItems } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, optionalSgd } from '@/lib/money/money'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { ActivationDialog } from './ActivationDialog'
import { useActivate } from './useActivation'

const sgd = (amount: number | undefined) => amount !== undefined && <span className="num">{optionalSgd(amount)}</span>

/** One item with what was bought and by whom, and its activation. */
export function ItemDialog({ item, onClose }: { item: OrderItem; onClose: () => void }) {
  const activate = useActivate()
  const cents = totalOfItems([item])
  const { orderId, purchaseDate, quantity, price, addOns = [], customerEmail } = item
  return (
    <ActivationDialog
      title={`Activate ${planTitle(item)}`}
      submit="Activate solution"
      items={[item]}
      onActivate={(activationDate) => activate({ item, activationDate })}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          ...buyerFacts(item),
          ...(customerEmail ? [{ term: 'Reserved for', value: customerEmail }] : []),
          { term: 'Purchased', value: <DateTime at={purchaseDate} time /> },
          { term: 'Order', value: orderId && <RecordLink to={paths.admin.order(orderId)}>{orderId}</RecordLink> },
          { term: 'Quantity', value: quantity },
          { term: 'Price', value: sgd(price) },
          ...addOns.map(({ uid, title, quantity: count, price: each }) => ({
            term: `Add-on: ${title ?? uid}`,
            value: (
              <>
                {count} × {sgd(each)}
              </>
            ),
          })),
          { term: 'Order total', value: cents !== undefined && <span className="num">{formatSgd(cents)}</span> },
        ]}
      />
    </ActivationDialog>
  )
}
