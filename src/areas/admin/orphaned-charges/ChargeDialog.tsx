import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import { chargeState, formatCharge, keptOf, type Charge } from '@/domain/billing/stripeCharges'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { cardOf, chargeStates, payerOf } from './chargeColumns'

/** One charge that belongs to no order, and what can be done about it. */
export function ChargeDialog({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { id, created, amount, amount_refunded: back = 0, currency, userId, receipt_url: receipt } = charge
  const { name, email } = payerOf(charge)
  const { label, tone = 'secondary' } = chargeStates[chargeState(charge)]
  return (
    <Dialog side title={`Charge ${id}`} onClose={onClose}>
      {keptOf(charge) > 0 && (
        <Alert kind="warning" title={`We hold ${formatCharge(keptOf(charge), currency)} without an order`}>
          If the payer’s order is pending, complete it in{' '}
          <RecordLink to={paths.admin.page('orders')}>Orders</RecordLink>. Otherwise refund the charge at Stripe: that
          can’t be done from here.
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Status', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          { term: 'Charged', value: <DateTime at={created} time /> },
          { term: 'Amount', value: <span className="num">{formatCharge(amount, currency)}</span> },
          { term: 'Refunded', value: back > 0 && <span className="num">{formatCharge(back, currency)}</span> },
          {
            term: 'Payer',
            value: userId ? <RecordLink to={paths.admin.user(userId)}>{name || email || userId}</RecordLink> : name,
          },
          { term: 'Email', value: email },
          { term: 'Account', value: userId ? 'Known' : 'No account with this payer was found' },
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
