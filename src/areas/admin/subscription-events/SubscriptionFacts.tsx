import { buyerFacts } from '@/components/admin/buyerFacts'
import { RecordLink } from '@/components/admin/RecordLink'
import { subscriptionStates } from '@/components/admin/subscriptionStates'
import { cardName } from '@/components/cardName'
import { BilledDate, DateTime } from '@/components/DateTime'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { rhythm, type Subscription } from './subscriptionColumns'

/** The status of a subscription. */
export function SubscriptionFacts({ subscription: one }: { subscription: Subscription }) {
  const { status, orderId, paymentMethod: card, nextChargeDate, noticePeriodDays: notice } = one
  const nextAmount = optionalSgd(one.nextChargeAmount)
  const facts = [
    { term: 'Status', value: <StateBadge state={status} states={subscriptionStates} /> },
    ...buyerFacts(one),
    { term: 'Order', value: orderId && <RecordLink to={paths.admin.order(orderId)}>{orderId}</RecordLink> },
    {
      term: 'Amount',
      value: optionalSgd(one.amount) && `${optionalSgd(one.amount)} ${rhythm(one.interval, one.intervalCount)}`,
    },
    { term: 'Started', value: one.createdAt && <DateTime at={one.createdAt} time /> },
    { term: 'Period ends', value: one.currentPeriodEnd && <BilledDate at={one.currentPeriodEnd} /> },
    {
      term: 'Next charge',
      value:
        nextChargeDate === null
          ? 'None'
          : nextChargeDate && (
              <>
                <BilledDate at={nextChargeDate} />
                {nextAmount && `, ${nextAmount}`}
              </>
            ),
    },
    {
      term: 'Card',
      value: card && cardName({ card }) + (card.exp_year ? `, expires ${card.exp_month}/${card.exp_year}` : ''),
    },
    {
      term: 'Notice period',
      value:
        notice === 0 || notice === null
          ? 'None'
          : notice && [countOf(notice, 'day'), optionalSgd(one.noticePeriodCharge)].filter(Boolean).join(', '),
    },
    ...(one.cancelledAt ? [{ term: 'Cancelled', value: <DateTime at={one.cancelledAt} time /> }] : []),
    ...(one.endedAt ? [{ term: 'Ended', value: <DateTime at={one.endedAt} time /> }] : []),
    { term: 'Subscription ID', value: one.subscriptionId },
    { term: 'Stripe ID', value: one.stripeSubscriptionId },
  ]
  return <DescriptionList items={facts} />
}
