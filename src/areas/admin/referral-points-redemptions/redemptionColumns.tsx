import { recordFrom } from '@/lib/objects'
import { payoutNames, redemptionTypes, type Redemption } from '@/domain/referrals/redemptions'
import { queueAge } from '@/domain/referrals/queueAge'
import { isOpen, payoutTarget } from '@/domain/referrals/redemptionQueue'
import { toCents } from '@/lib/money/money'
import { formatRedemptionDate } from '@/lib/dates/redemptionDate'
import {
  dateTimeColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

/** Labels of the redemption statuses for administrators. */
export const redemptionStates: StatusTable<Redemption['status']> = {
  PENDING: { label: 'Waiting', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  REJECTED: { label: 'Declined', tone: 'danger' },
}

const methods = recordFrom(redemptionTypes, (type) => ({ label: payoutNames[type] }))

const member = ({ userName, userEmail }: Redemption) => ({
  name: userName ?? userEmail,
  email: userName ? userEmail : undefined,
})

/** How long a request has been waiting; sorted by days, empty once it is settled. */
function ageColumn(now: number): Column<Redemption> {
  const ageOf = ({ status, createdAt }: Redemption) => (isOpen({ status }) ? queueAge(createdAt, now) : undefined)
  return {
    key: 'age',
    header: 'Waiting for',
    second: true,
    text: (redemption) => ageOf(redemption)?.text ?? '',
    value: (redemption) => ageOf(redemption)?.days,
    cell: (redemption) => {
      const age = ageOf(redemption)
      return age && <span className={`text-${age.tone}`}>{age.text}</span>
    },
  }
}

/** Columns of the queue. @param now the time by which ages are counted, ms */
export const redemptionColumns = (now: number): readonly Column<Redemption>[] => [
  personColumn('member', 'Member', member, { rowHeader: true }),
  moneyColumn('amount', 'Amount (SGD)', ({ amount }) => (amount === undefined ? undefined : toCents(amount))),
  ageColumn(now),
  statusColumn('type', 'Method', ({ type }) => type, methods, { second: true }),
  textColumn('target', 'Pay to', (redemption) => payoutTarget(redemption), { hidden: true }),
  numberColumn('points', 'Points', ({ points }) => points, { hidden: true }),
  dateTimeColumn('asked', 'Requested', ({ createdAt }) => createdAt, { format: formatRedemptionDate }),
  statusColumn('status', 'Status', ({ status }) => status, redemptionStates),
  textColumn('comment', 'Comment', ({ redemptionComment }) => redemptionComment?.comment, {
    hidden: true,
    truncate: true,
  }),
]
