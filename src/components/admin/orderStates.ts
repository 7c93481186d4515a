import { orderStates as buyerStates } from '@/components/billing/OrderState'

/** Labels of the order statuses for administrators: “your bank” would be wrong, because the bank is the buyer's. */
export const orderStates: typeof buyerStates = {
  ...buyerStates,
  PENDING: { tone: 'warning', label: 'Waiting for the bank' },
}
