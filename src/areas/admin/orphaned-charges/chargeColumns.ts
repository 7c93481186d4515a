import { cardName } from '@/components/cardName'
import { chargeState, formatCharge, inSgd, keptOf, type Charge, type ChargeState } from '@/domain/billing/stripeCharges'
import { toSgd } from '@/lib/money/money'
import { dateTimeColumn, personColumn, statusColumn, textColumn, type StatusTable } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

export const chargeStates: StatusTable<ChargeState> = {
  SUCCEEDED: { label: 'Held', tone: 'warning' },
  PENDING: { label: 'Pending', tone: 'info' },
  FAILED: { label: 'Failed', tone: 'danger' },
  PARTLY_REFUNDED: { label: 'Partly refunded', tone: 'warning' },
  REFUNDED: { label: 'Refunded', tone: 'secondary' },
}

/** Name and email address of the payer, as far as known. */
export const payerOf = ({ userName, billing_details: details, receipt_email: receipt }: Charge) => ({
  name: userName ?? details?.name,
  email: details?.email ?? receipt,
})

/** The payer's card. */
export const cardOf = ({ card }: Charge) => (card ? cardName({ card }) : '')

/** An amount in the charge's own currency; exported as a number if that is the Singapore dollar. */
const amountColumn = (key: string, header: string, read: (charge: Charge) => number | undefined): Column<Charge> => ({
  key,
  header,
  number: true,
  text: (charge) => shown(read(charge), charge),
  value: read,
  exported: (charge) => {
    const amount = read(charge)
    return amount !== undefined && inSgd(charge) ? toSgd(amount) : shown(amount, charge)
  },
})

const shown = (amount: number | undefined, { currency }: Charge) =>
  amount === undefined ? '' : formatCharge(amount, currency)

/** The columns of the charges without an order. */
export const chargeColumns: readonly Column<Charge>[] = [
  textColumn('charge', 'Charge', ({ id }) => id, { rowHeader: true }),
  dateTimeColumn('charged', 'Charged', ({ created }) => created, { second: true }),
  personColumn('payer', 'Payer', payerOf),
  statusColumn<Charge, string>('state', 'Status', chargeState, chargeStates),
  { ...amountColumn('amount', 'Amount', ({ amount }) => amount), lead: true },
  { ...amountColumn('kept', 'Still held', keptOf), tableOnly: true },
  textColumn('description', 'Description', ({ description }) => description, { tableOnly: true }),
  textColumn('card', 'Card', cardOf, { hidden: true }),
  textColumn('account', 'Account', ({ userId }) => (userId ? 'Known' : userId === null ? 'Unknown' : ''), {
    hidden: true,
  }),
  textColumn('intent', 'Payment', ({ payment_intent: intent }) => intent, { hidden: true }),
]
