import { useListOrphanedChargesQuery } from '@/api/admin/stripe'
import { PeriodForm } from '@/components/admin/layout/PeriodForm'
import { useServerNow } from '@/components/useServerNow'
import { formatCharge, inSgd, isPaid, keptOf, type Charge } from '@/domain/billing/stripeCharges'
import { invoicePeriods, recentDays } from '@/domain/billing/invoicePeriods'
import { countOf } from '@/lib/money/counts'
import { formatDate } from '@/lib/dates/dates'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Page } from '@/ui/layout/Page'
import { QueryTable } from '@/ui/table/QueryTable'
import { lazyPart } from '@/ui/lazyPart'
import { chargeColumns } from './chargeColumns'

const ChargeDialog = lazyPart(() => import('./ChargeDialog'), 'ChargeDialog')

function summary(charges: readonly Charge[]): string {
  const held = charges.filter((charge) => inSgd(charge) && (keptOf(charge) ?? 0) > 0)
  const sum = held.reduce((total, charge) => total + (keptOf(charge) ?? 0), 0)
  const isRefunded = charges.some(isPaid) && charges.every((charge) => keptOf(charge) === 0)
  const unknown = charges.filter((charge) => keptOf(charge) === undefined).length
  if (isRefunded) return 'Everything paid in this period was refunded.'
  if (held.length === 0) return unknown > 0 ? `We don’t know what we hold of ${countOf(unknown, 'charge')}.` : ''
  const heldText = `${formatCharge(sum, 'sgd')} from ${countOf(held.length, 'charge')} without an order`
  return unknown > 0 ? `We hold at least ${heldText}; we don’t know about ${unknown} more.` : `We hold ${heldText}.`
}

/** Charges at the card-payment provider that belong to no order, by period. */
export default function OrphanedCharges() {
  const now = useServerNow()
  const recent = recentDays(now, 30)
  const [params, setParams] = useOptimisticSearchParams()
  const days = { from: params.get('from') ?? recent.from, to: params.get('to') ?? recent.to }
  return (
    <Page
      title="Orphaned charges"
      lead="Stripe payments with no matching order, caused by a lost response or a double payment."
    >
      <PeriodForm
        periods={[recent, ...invoicePeriods(now)]}
        days={days}
        // Search and page belong to the period that was left.
        onChange={(next) => setParams(() => new URLSearchParams(next), { preventScrollReset: true })}
      />
      <QueryTable
        caption="Orphaned charges"
        query={useListOrphanedChargesQuery(days)}
        discardStale
        columns={chargeColumns}
        rowKey={({ id }) => id}
        tabs="state"
        sort="-charged"
        empty={{
          title: 'No orphaned charges',
          text: `Every charge from ${formatDate(days.from)} to ${formatDate(days.to)} belongs to an order.`,
          drawing: 'done',
        }}
        details={(all) => <p className="text-muted">{summary(all)}</p>}
        record={{ param: 'charge', dialog: (charge, close) => <ChargeDialog charge={charge} onClose={close} /> }}
      />
    </Page>
  )
}
