import { useEffect } from 'react'
import { useLazyGetInvoicePdfQuery } from '@/api/commerce/invoices'
import { fileName } from '@/api/client/callNotes'
import { SiteButton } from '@/components/links/SiteButton'
import type { CartItem, Order, OrderItem, Shape } from '@/contract/types'
import { pdfName } from '@/domain/billing/invoices'
import { lineAmount } from '@/domain/billing/orders'
import { itemTitle } from '@/domain/cart/cart'
import { paths } from '@/domain/navigation/paths'
import { formatDateTime } from '@/lib/dates/dates'
import { formatPrice, formatSgd, toCents } from '@/lib/money/money'
import { useTeamId } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Illustration } from '@/ui/Illustration'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { Page } from '@/ui/layout/Page'
import type { Attempt } from '@/store/payment/types'
import type { CartFacts } from '@/store/payment/cartFacts'
import { CartSteps } from '../CartSteps'
import { ExtraOrders } from '../lines/ExtraOrders'
import { IndiaOnward } from './IndiaOnward'
import { WhatsNext } from './WhatsNext'

type Props = {
  attempt: Attempt<CartFacts>
  /** null: paid, but the order could not be saved (R-CART-20). */
  order: Order | null
  /** Items that couldn't be bought yet. */
  later: readonly CartItem[]
  onClose: () => void
}

// Add-ons are not included in the item's price.
const addOnText = (addOn: Shape<'CartAddOn'>) =>
  `${addOn.quantity} × ${itemTitle(addOn)}${addOn.price === undefined ? '' : ` at ${formatSgd(toCents(addOn.price))}`}`

/** The total of a line, with the unit price if the quantity is more than one. */
function LinePrice({ order, item }: { order: Order; item: OrderItem }) {
  const cents = lineAmount(order, item)
  const { quantity = 1, price } = item
  if (cents === undefined) return null
  return (
    <span className="num text-end flex-shrink-0">
      {formatPrice(cents)}
      {quantity > 1 && price !== undefined && (
        <span className="cart-detail d-block">{formatSgd(toCents(price))} each</span>
      )}
    </span>
  )
}

/** Purchase confirmation: items, total, and next steps. */
export function PaidCart({ attempt, order, later, onClose }: Props) {
  const { kind, teamId, premium } = attempt.facts
  const [download, invoice] = useLazyGetInvoicePdfQuery()
  useEffect(focusPageTitle, [])
  const area = teamId === null ? paths.account : paths.team
  // Only the active team's pages can be linked to.
  const activeTeam = useTeamId()
  const isHere = teamId === null || teamId === activeTeam
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
            Please don’t pay again. If the order doesn’t appear in your account, contact us and quote the reference.
          </p>
          <div className="actions">
            <SiteButton to={paths.contact}>Contact us</SiteButton>
            <Button variant="outline-secondary" to={paths.solutions} onClick={onClose}>
              Keep browsing
            </Button>
          </div>
        </Card>
      </Page>
    )
  const { invoiceId, invoiceNumber } = order
  return (
    <Page title="Thank you, your order is complete" tabTitle="Order complete" actions={<CartSteps step="done" />}>
      {kind === 'india' && <IndiaOnward title="You’re a premium member" />}
      <ExtraOrders attempt={attempt} />
      <div className="cart">
        <Card>
          <div className="cart-done">
            <Illustration of="done" />
            <div data-read-first="">
              <p className="mb-1">
                Order <strong className="text-break">{order.orderId}</strong>
              </p>
              <p className="cart-detail mb-0">{formatDateTime(order.createdAt)}</p>
            </div>
          </div>
          <ul className="cart-bought">
            {order.items.map((item) => {
              const { itemId, title, variation, quantity = 1, addOns = [] } = item
              return (
                <li key={itemId}>
                  <span className="text-break">
                    {quantity > 1 && `${quantity} × `}
                    {title}
                    {variation && <span className="cart-detail d-block">{variation}</span>}
                    {addOns.length > 0 && (
                      <span className="cart-detail d-block">With {addOns.map(addOnText).join(', ')}</span>
                    )}
                  </span>
                  <LinePrice order={order} item={item} />
                </li>
              )
            })}
          </ul>
          <p className="cart-paid">
            <span>{attempt.cents === 0 ? 'You weren’t charged' : 'Paid'}</span>
            <strong>{formatSgd(attempt.cents)} SGD</strong>
          </p>
          {invoiceId && (
            <Button
              variant="outline-secondary"
              size="sm"
              busy={invoice.isFetching}
              onClick={() =>
                void download({ id: invoiceId, [fileName]: pdfName({ number: invoiceNumber ?? invoiceId }) })
              }
            >
              Download invoice {invoiceNumber}
            </Button>
          )}
        </Card>
        <WhatsNext order={order} premium={premium} isForTeam={teamId !== null} isHere={isHere} later={later}>
          <div className="actions">
            {isHere && (
              <>
                <Button to={area.solutions}>{teamId === null ? 'Your solutions' : 'Team solutions'}</Button>
                <Button variant="outline-secondary" to={area.billing}>
                  Billing & Invoices
                </Button>
              </>
            )}
            <Button variant="link" to={paths.solutions}>
              Keep browsing
            </Button>
          </div>
        </WhatsNext>
      </div>
    </Page>
  )
}
