import { OrderState } from '@/components/billing/OrderState'
import { PdfButton } from '@/components/billing/PdfButton'
import { Link } from '@/components/Link'
import { DateTime } from '@/components/DateTime'
import type { Invoice, Order, OrderItem } from '@/contract/types'
import { lineAmount, orderAmounts } from '@/domain/billing/orders'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import '@/components/billing/chargesTable.scss'

type Props = { order: Order; invoice: Invoice | undefined; onClose: () => void }

/** One order: its items, how the total was calculated, and its invoice. */
export function OrderDialog({ order, invoice, onClose }: Props) {
  const { orderId, createdAt, status, items, discountCode, paymentReference } = order
  // What was never paid was never delivered.
  const isPaid = status !== 'FAILED' && status !== 'PENDING'
  return (
    <Dialog
      title={`Order ${orderId}`}
      size="l"
      onClose={onClose}
      actions={
        <Button variant="outline-secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Trouble order={order} />
      <DescriptionList
        items={[
          { term: 'Ordered', value: <DateTime at={createdAt} time /> },
          { term: 'Status', value: <OrderState status={status} /> },
          ...(discountCode ? [{ term: 'Discount code', value: discountCode }] : []),
          ...(paymentReference ? [{ term: 'Payment reference', value: paymentReference }] : []),
          { term: 'Invoice', value: <InvoiceOf order={order} invoice={invoice} /> },
        ]}
      />
      <table className="charges mt-3">
        <caption>{isPaid ? 'What you bought' : 'What you ordered'}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {isPaid && <th scope="col">State</th>}
            <th scope="col">SGD</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.itemId} order={order} item={item} isPaid={isPaid} />
          ))}
        </tbody>
        <Sums order={order} columns={isPaid ? 2 : 1} />
      </table>
    </Dialog>
  )
}

/** Why the order is unpaid, and what the member can do now. */
function Trouble({ order: { status, failureMessage } }: { order: Order }) {
  if (status === 'PENDING')
    return (
      <Alert kind="warning" title="Your bank has not confirmed this payment yet">
        Until it has, nothing of this order is active.
      </Alert>
    )
  if (status !== 'FAILED') return null
  return (
    <Alert
      kind="danger"
      title={failureMessage ?? 'The payment failed.'}
      actions={
        <Button size="sm" variant="outline-secondary" to={paths.account.payment}>
          Payment method
        </Button>
      }
    >
      Nothing was charged. Check your card, then order again.
    </Alert>
  )
}

function InvoiceOf({ order, invoice }: { order: Order; invoice: Invoice | undefined }) {
  const { invoiceId, invoiceNumber } = order
  const known = invoice ?? (invoiceId && invoiceNumber ? { invoiceId, number: invoiceNumber } : undefined)
  if (!known) return 'There is none for this order.'
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
  const name = [title, variation].filter(Boolean).join(', ')
  return (
    <tr>
      <td className="text-break">
        {quantity > 1 && <span className="num">{quantity} × </span>}
        {uid ? <Link to={paths.solution(uid)}>{name}</Link> : name}
        {addOns.map((addOn) => (
          <div key={addOn.uid} className="text-muted">
            with {addOn.quantity} × {addOn.title ?? addOn.uid}
          </div>
        ))}
      </td>
      {isPaid && (
        <td>
          {states[status]}
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
      <Sum term="Total, SGD" cents={total} columns={columns} />
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
