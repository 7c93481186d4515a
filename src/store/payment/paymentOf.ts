import type { AppDispatch, AppThunk } from '../store'
import type { PaymentAdapter } from './adapter'
import { Payment } from './paymentMachine'

/** The payment with this key; `makeAdapter` is only called for the first one. */
export const paymentOf =
  <Facts, Receipt, Payload = undefined>(
    key: string,
    makeAdapter: (dispatch: AppDispatch) => PaymentAdapter<Facts, Receipt, Payload>,
  ): AppThunk<Payment<Facts, Receipt, Payload>> =>
  (dispatch, _getState, { payments }) => {
    const payment = payments.get(key) ?? new Payment(key, makeAdapter(dispatch))
    payments.set(key, payment)
    return payment as Payment<Facts, Receipt, Payload>
  }
