import { OrderState } from '@/components/billing/OrderState'
import { PdfButton } from '@/components/billing/PdfButton'
import { When } from '@/components/When'
import type { Invoice, Order, OrderItem } from '@/contract/types'
import { formatSgd, toCents } from '@/lib/money'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/DescriptionList'
import { Dialog } from '@/ui/Dialog'
import '@/components/billing/chargesTable.scss'

type Props = { order: Order; invoice: Invoice | undefined; onClose: () => void }

/** One order: what was bought, how its total came about, its invoice. */
export function OrderDialog({ order, invoice, onClose }: Props) {
  const { orderId, createdAt, status, items, discountCode, paymentReference, failureMessage } = order
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
      {status === 'FAILED' && <Alert kind="danger" title={failureMessage ?? 'The payment failed.'} />}
      <DescriptionList
        items={[
          { term: 'Ordered', value: <When at={createdAt} time /> },
          { term: 'Status', value: <OrderState status={status} /> },
          ...(discountCode ? [{ term: 'Discount code', value: discountCode }] : []),
          ...(paymentReference ? [{ term: 'Payment reference', value: paymentReference }] : []),
          { term: 'Invoice', value: <InvoiceOf order={order} invoice={invoice} /> },
        ]}
      />
      <table className="charges mt-3">
        <caption>What you bought</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col">SGD</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.itemId} item={item} />
          ))}
        </tbody>
        <Sums order={order} />
      </table>
    </Dialog>
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

function Line({ item }: { item: OrderItem }) {
  const { title, variation, quantity = 1, price, addOns = [], status, activationDate } = item
  return (
    <tr>
      <td className="text-break">
        {quantity > 1 && <span className="num">{quantity} × </span>}
        {[title, variation].filter(Boolean).join(', ')}
        {addOns.map((addOn) => (
          <div key={addOn.uid} className="text-muted">
            with {addOn.quantity} × {addOn.title ?? addOn.uid}
          </div>
        ))}
      </td>
      <td>
        {states[status]}
        {status === 'ACTIVE' && activationDate && (
          <div className="text-muted">
            since <When at={activationDate} />
          </div>
        )}
      </td>
      <td className="num">{price === undefined ? '' : formatSgd(toCents(price) * quantity)}</td>
    </tr>
  )
}

/** The server's own figures; before tax nothing is added up here. */
function Sums({ order: { calculated } }: { order: Order }) {
  if (!calculated) return null
  const subTotal = toCents(calculated.subTotal)
  const sum = toCents(calculated.total)
  const discount = toCents(calculated.discount?.amount)
  return (
    <tfoot>
      {(discount > 0 || subTotal !== sum) && (
        <tr>
          <th scope="row" colSpan={2}>
            Subtotal
          </th>
          <td className="num">{formatSgd(subTotal)}</td>
        </tr>
      )}
      {discount > 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            Discount
          </th>
          <td className="num">{formatSgd(-discount)}</td>
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={2}>
          Total, SGD
        </th>
        <td className="num">{formatSgd(sum)}</td>
      </tr>
    </tfoot>
  )
}
