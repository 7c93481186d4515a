import type { ComponentProps } from 'react'
import { Link } from '@/components/links/Link'
import { DateTime } from '@/components/DateTime'
import type { Invoice, Order, OrderItem } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { lineAmount, orderAmounts } from '@/domain/billing/orders'
import { itemTitle } from '@/domain/cart/cart'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'
import { wordOf } from '@/lib/text/wording'
import { DescriptionList, type Described } from '@/ui/layout/DescriptionList'
import { OrderState } from './OrderState'
import { PdfButton } from './PdfButton'
import './chargesTable.scss'

type Props = {
  order: Order
  /** The order's invoice, if it is known. */
  invoice: Invoice | undefined
  /** Facts that only some readers need, such as the buyer. */
  facts?: readonly Described[]
  /** Labels of the status for other readers than the buyer. */
  states?: ComponentProps<typeof OrderState>['states']
}

/** What an order contains: its facts, its items, how the total was calculated, and its invoice. */
export function OrderDetails({ order, invoice, facts = [], states }: Props) {
  const { createdAt, status, items, discountCode, paymentReference } = order
  // Items that were never paid for were never delivered: they have no status.
  const isPaid = status !== 'FAILED' && status !== 'PENDING'
  return (
    <>
      <DescriptionList
        items={[
          ...facts,
          { term: 'Ordered', value: <DateTime at={createdAt} time /> },
          { term: 'Status', value: <OrderState status={status} states={states} /> },
          ...(discountCode ? [{ term: 'Discount code', value: discountCode }] : []),
          ...(paymentReference ? [{ term: 'Payment reference', value: paymentReference }] : []),
          { term: 'Invoice', value: invoiceOf(order, invoice) },
        ]}
      />
      <table className="charges order-items mt-3">
        <caption>Items</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {isPaid && <th scope="col">Status</th>}
            <th scope="col">Amount (SGD)</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.itemId} order={order} item={item} isPaid={isPaid} />
          ))}
        </tbody>
        <Sums order={order} columns={isPaid ? 2 : 1} />
      </table>
    </>
  )
}

function invoiceOf({ invoiceId, invoiceNumber }: Order, invoice: Invoice | undefined) {
  const known = invoice ?? (invoiceId && invoiceNumber ? { invoiceId, number: invoiceNumber } : undefined)
  // Null means that there is no invoice; undefined, that the server doesn't say.
  if (!known) return invoiceId === null && 'No invoice for this order.'
  return (
    <span className="actions">
      {known.number} <PdfButton invoice={known} />
    </span>
  )
}

const states: Record<OrderItem['status'], string> = {
  PENDING_ACTIVATION: 'Being activated',
  ACTIVE: 'Active',
  ENDED: 'Ended',
}

type LineProps = { order: Order; item: OrderItem; isPaid: boolean }

function Line({ order, item, isPaid }: LineProps) {
  const { uid, title, variation, quantity = 1, addOns = [], status, activationDate } = item
  const cents = lineAmount(order, item)
  const name = planTitle({ title, variation })
  return (
    <tr>
      <td className="text-break">
        {quantity > 1 && <span className="num">{quantity} × </span>}
        {uid ? <Link to={paths.solution(uid)}>{name}</Link> : name}
        {addOns.map((addOn, index) => (
          <div key={index} className="text-muted">
            with {addOn.quantity} × {itemTitle(addOn)}
          </div>
        ))}
      </td>
      {isPaid && (
        <td>
          {wordOf(states, status)}
          {status === 'ACTIVE' && activationDate && (
            <div className="text-muted">
              since <DateTime at={activationDate} />
            </div>
          )}
        </td>
      )}
      <td className="num">{cents === undefined ? '' : formatSgd(cents)}</td>
    </tr>
  )
}

/** The server's figures at the prices paid; nothing is added up here before tax. */
function Sums({ order, columns }: { order: Order; columns: number }) {
  const amounts = orderAmounts(order)
  if (!amounts) return null
  const { subTotal, discount, total } = amounts
  return (
    <tfoot>
      {(discount > 0 || subTotal !== total) && <Sum term="Subtotal" cents={subTotal} columns={columns} />}
      {discount > 0 && <Sum term="Discount" cents={-discount} columns={columns} />}
      <Sum term="Total (SGD)" cents={total} columns={columns} />
    </tfoot>
  )
}

function Sum({ term, cents, columns }: { term: string; cents: number; columns: number }) {
  return (
    <tr>
      <th scope="row" colSpan={columns}>
        {term}
      </th>
      <td className="num">{formatSgd(cents)}</td>
    </tr>
  )
}
