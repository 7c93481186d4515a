import { billedColumn } from '@/components/billing/billedColumn'
import type { Shape } from '@/contract/types'
import { chargeDay } from '@/domain/team/seatPrice'
import { optionalCents } from '@/lib/money/money'
import { wordOf } from '@/lib/text/wording'
import { moneyColumn, numberColumn, statusColumn, textColumn, type StatusTable } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

type Subscription = Shape<'TeamSubscription'>

const states: StatusTable<Subscription['status']> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  PAST_DUE: { label: 'Payment failed', tone: 'danger' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
  ENDED: { label: 'Ended', tone: 'secondary' },
}

const rhythm: Record<NonNullable<Subscription['interval']>, string> = {
  once: 'Once',
  month: 'Every month',
  quarter: 'Every 3 months',
  year: 'Every year',
}

/** What a team pays for: seats and solutions with their units. */
export const teamSubscriptionColumns: readonly Column<Subscription>[] = [
  textColumn('title', 'Subscription', ({ title }) => title, { rowHeader: true, note: ({ variation }) => variation }),
  statusColumn('status', 'Status', ({ status }) => status, states, {
    note: ({ endDate }) => (endDate ? `until ${chargeDay(endDate)}` : undefined),
  }),
  numberColumn('units', 'Quantity', ({ quantity }) => quantity),
  numberColumn('vacant', 'Available', ({ vacant }) => vacant, { hidden: true }),
  moneyColumn('amount', 'Amount (SGD)', ({ amount }) => optionalCents(amount)),
  textColumn('interval', 'Charged', ({ interval }) => wordOf(rhythm, interval)),
  billedColumn('next', 'Next charge', ({ nextChargeAt }) => nextChargeAt),
]
