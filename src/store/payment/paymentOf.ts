import { perStore } from '../perStore'
import type { AppDispatch } from '../store'
import type { PaymentAdapter } from './adapter'
import { Payment } from './paymentMachine'

/** The payments by key: they outlive the pages that started them. */
const payments = perStore(() => new Map<string, unknown>())

/** The payment with this key; `makeAdapter` is only called for the first one. */
export function paymentOf<Facts, Receipt, Payload = undefined>(
  dispatch: AppDispatch,
  key: string,
  makeAdapter: (dispatch: AppDispatch) => PaymentAdapter<Facts, Receipt, Payload>,
): Payment<Facts, Receipt, Payload> {
  const all = dispatch(payments)
  const payment = all.get(key) ?? new Payment(key, makeAdapter(dispatch))
  all.set(key, payment)
  return payment as Payment<Facts, Receipt, Payload>
}
