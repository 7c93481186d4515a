import { useEffect } from 'react'
import { useLazyGetInvoicePdfQuery } from '@/api/invoices'
import type { Order, Shape } from '@/contract/types'
import { pdfName } from '@/domain/billing/invoices'
import { paths } from '@/domain/navigation/paths'
import { formatDateTime } from '@/lib/dates'
import { formatSgd, toCents } from '@/lib/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Illustration } from '@/ui/Illustration'
import { pageTitleId } from '@/lib/pageTitle'
import { Page } from '@/ui/layout/Page'
import type { Attempt } from '@/store/payment/attempts'
import type { CartFacts } from '@/store/payment/cart'
import { IndiaOnward } from './IndiaOnward'

type Props = {
  attempt: Attempt
  /** null: paid, but the order could not be saved (R-CART-20). */
  order: Order | null
  onClose: () => void
}

// Add-ons are not included in the item's price.
const addOnText = ({ quantity, title, uid, price }: Shape<'CartAddOn'>) =>
  `${quantity} × ${title ?? uid}${price === undefined ? '' : ` at ${formatSgd(toCents(price))}`}`

/** Purchase confirmation: items, total, and next steps. */
export function PaidCart({ attempt, order, onClose }: Props) {
  const { kind, teamId, premium } = attempt.facts as CartFacts
  const [download, invoice] = useLazyGetInvoicePdfQuery()
  useEffect(() => document.getElementById(pageTitleId)?.focus(), [])
  const area = teamId === null ? paths.account : paths.team
  if (order === null)
    return (
      <Page title="Paid, but not saved to your account">
        {kind === 'india' && <IndiaOnward />}
        <Card className="cart-end">
          <Alert kind="warning">
            Checkout was successful, but there was a problem saving your order to your account. Our team has been
            notified
          </Alert>
          <DescriptionList
            items={[
              { term: 'Reference', value: <strong>{attempt.reference}</strong> },
              { term: 'Paid', value: `${formatSgd(attempt.cents)} SGD` },
              { term: 'Sent', value: formatDateTime(attempt.sentAt) },
            ]}
          />
          <p className="mt-3">
            Please do not pay again. We put the order into your account and write to you when it is there.
          </p>
          <div className="actions">
            <Button to={paths.contact}>Contact us</Button>
            <Button variant="outline-secondary" to={paths.solutions} onClick={onClose}>
              Go on browsing
            </Button>
          </div>
        </Card>
      </Page>
    )
  const pending = order.items.some(({ status }) => status === 'PENDING_ACTIVATION')
  const { invoiceId, invoiceNumber } = order
  return (
    <Page title="Thank you, your order is complete" tabTitle="Order complete">
      {kind === 'india' && <IndiaOnward />}
      <div className="cart">
        <Card>
          <div className="cart-done">
            <Illustration of="done" />
            <div>
              <p className="mb-1">
                Order <strong className="text-break">{order.orderId}</strong>
              </p>
              <p className="cart-detail mb-0">{formatDateTime(order.createdAt)}</p>
            </div>
          </div>
          <ul className="cart-bought">
            {order.items.map(({ itemId, title, variation, quantity = 1, price, addOns = [] }) => (
              <li key={itemId}>
                <span className="text-break">
                  {quantity > 1 && `${quantity} × `}
                  {title}
                  {variation && <span className="cart-detail d-block">{variation}</span>}
                  {addOns.length > 0 && (
                    <span className="cart-detail d-block">With {addOns.map(addOnText).join(', ')}</span>
                  )}
                </span>
                {price !== undefined && (
                  <span className="cart-number">
                    {formatSgd(toCents(price))}
                    {quantity > 1 && <span className="cart-detail"> each</span>}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="cart-paid">
            <span>{attempt.cents === 0 ? 'Nothing was charged' : 'Paid'}</span>
            <strong>{formatSgd(attempt.cents)} SGD</strong>
          </p>
          {invoiceId && (
            <Button
              variant="outline-primary"
              size="sm"
              busy={invoice.isFetching}
              onClick={() =>
                void download({ id: invoiceId, fileName: pdfName({ number: invoiceNumber ?? invoiceId }) })
              }
            >
              Download invoice {invoiceNumber}
            </Button>
          )}
        </Card>
        <Card title="What comes next">
          <ul className="mb-3">
            {premium && <li>You are a premium member now: member prices and benefits are yours at once.</li>}
            {pending ? (
              <li>We activate what you bought and write to you when it is ready.</li>
            ) : (
              <li>Everything you bought is ready to be used.</li>
            )}
            {teamId !== null && <li>Give the solutions to your team members.</li>}
          </ul>
          <div className="actions">
            <Button to={area.solutions}>{teamId === null ? 'Your solutions' : 'Team solutions'}</Button>
            <Button variant="outline-secondary" to={area.billing}>
              Billing & Invoices
            </Button>
            <Button variant="link" to={paths.solutions}>
              Go on browsing
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  )
}
