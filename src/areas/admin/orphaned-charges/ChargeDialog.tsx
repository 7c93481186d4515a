import { emailLink } from '@/components/contact/emailLink'
import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import { chargeState, formatCharge, isPaid, keptOf, type Charge } from '@/domain/billing/stripeCharges'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { cardOf, chargeStates, payerOf } from './chargeColumns'

/** One charge that belongs to no order, and what can be done about it. */
export function ChargeDialog({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { id, created, amount, amount_refunded: back = 0, currency, userId, receipt_url: receipt } = charge
  const { name, email } = payerOf(charge)
  const kept = keptOf(charge)
  const held = kept ?? (isPaid(charge) ? amount - back : 0)
  return (
    <Dialog side title={`Charge ${id}`} onClose={onClose}>
      {held > 0 && (
        <Alert
          kind="warning"
          title={`We ${kept === undefined ? 'may hold up to' : 'hold'} ${formatCharge(held, currency)} without an order`}
        >
          If the payer’s order is pending, complete it in{' '}
          <RecordLink to={paths.admin.page('orders')}>Orders</RecordLink>. Otherwise refund the charge in Stripe: that
          can’t be done from here.
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Status', value: <StateBadge state={chargeState(charge)} states={chargeStates} /> },
          { term: 'Charged', value: <DateTime at={created} time /> },
          { term: 'Amount', value: <span className="num">{formatCharge(amount, currency)}</span> },
          { term: 'Refunded', value: back > 0 && <span className="num">{formatCharge(back, currency)}</span> },
          {
            term: 'Payer',
            value: userId ? <RecordLink to={paths.admin.user(userId)}>{name || email || userId}</RecordLink> : name,
          },
          { term: 'Email', value: emailLink(email) },
          { term: 'Account', value: userId ? 'Known' : userId === null && 'No account with this payer was found' },
          { term: 'Card', value: cardOf(charge) },
          { term: 'Description', value: charge.description },
          { term: 'Why it failed', value: charge.failure_message },
          { term: 'Stripe payment', value: charge.payment_intent },
          { term: 'Stripe customer', value: charge.customer },
          {
            term: 'Receipt',
            value: receipt && (
              <a href={receipt} target="_blank" rel="noreferrer">
                Open receipt
              </a>
            ),
          },
        ].map(({ term, value }) => ({ term, value: value || undefined }))}
      />
    </Dialog>
  )
}
