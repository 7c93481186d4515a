import { codeAudience, codeState, codeWorth, type CodeState, type DiscountCode } from '@/domain/cart/discount'
import { optionalCents } from '@/lib/money/money'
import {
  dateTimeColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

const states: StatusTable<CodeState> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  SCHEDULED: { label: 'Scheduled', tone: 'info' },
  USED_UP: { label: 'Used up', tone: 'warning' },
  EXPIRED: { label: 'Expired', tone: 'warning' },
  INACTIVE: { label: 'Inactive', tone: 'danger' },
}

/** The columns of the codes; their state is that at a time (ms). */
export const codeColumns = (now: number): readonly Column<DiscountCode>[] => [
  textColumn('code', 'Code', ({ code }) => code, { rowHeader: true, note: ({ description }) => description }),
  statusColumn('state', 'Status', (code) => codeState(code, now), states),
  textColumn('worth', 'Discount', codeWorth, { lead: true, number: true }),
  textColumn('for', 'For', codeAudience, {
    facet: (code) => codeAudience(code).split(', ').filter(Boolean),
  }),
  numberColumn('used', 'Used', ({ timesUsed }) => timesUsed),
  numberColumn('limit', 'Limit', ({ maxUses }) => maxUses),
  moneyColumn('given', 'Saved (SGD)', ({ totalDiscounted }) => optionalCents(totalDiscounted), {
    lead: false,
  }),
  dateTimeColumn('until', 'Valid until', ({ validTo }) => validTo),
  dateTimeColumn('from', 'Valid from', ({ validFrom }) => validFrom, { hidden: true }),
  moneyColumn('minimum', 'Minimum (SGD)', ({ minimumTotal }) => optionalCents(minimumTotal), {
    hidden: true,
    lead: false,
  }),
  numberColumn('each', 'Limit per member', ({ maxUsesPerUser }) => maxUsesPerUser, { hidden: true }),
  textColumn('solutions', 'Solutions', ({ solutionUids = [] }) => solutionUids.join(', '), { hidden: true }),
  textColumn('coupon', 'Stripe coupon', ({ stripeCouponId }) => stripeCouponId, { hidden: true }),
  dateTimeColumn('last', 'Last used', ({ lastUsedAt }) => lastUsedAt, { hidden: true }),
  dateTimeColumn('created', 'Created', ({ createdAt }) => createdAt, { hidden: true }),
]
