import type { CardFace } from '@/domain/billing/sameCard'
import type { Cents } from '@/lib/money/money'
import type { Attempt, BankAnswer, PaymentBlocker, PaymentError, PaymentOutcome, ReconcileResult } from './types'

/** Implementation of one kind of payment. Created once per payment; contains no page state. */
export type PaymentAdapter<Facts, Receipt, Payload = undefined> = {
  /**
   * Charges. Called once per attempt, never retried automatically. @param payload data that must not be stored
   * @param face of a card that was just entered; not to be stored either
   */
  send: (
    attempt: Attempt<Facts>,
    source: string | null,
    payload: Payload | undefined,
    face?: CardFace,
  ) => Promise<PaymentOutcome<Receipt>>
  /** Runs the bank's authentication (3-D Secure). */
  authenticate: (clientSecret: string) => Promise<BankAnswer>
  /** Completes a payment after the bank's dialog has closed. */
  finish: (clientSecret: string, attempt: Attempt<Facts>, bank: BankAnswer) => Promise<PaymentOutcome<Receipt>>
  /** Reads the server's records. `unreadable` unless the payer is signed in: other users' records prove nothing. */
  reconcile: (attempt: Attempt<Facts>) => Promise<ReconcileResult<Receipt>>
  /**
   * Called when the payment is confirmed, by whichever response. @param isFound by the server's records, after the
   * payment's own response was lost
   */
  onPaid?: (attempt: Attempt<Facts>, receipt: Receipt | null, isFound: boolean) => void
  /** Called when the outcome of a payment with this key became known in another tab: the page may show stale data. */
  onDecidedElsewhere?: () => void
}

/** One intent to pay. */
export type PaymentRequest<Facts, Payload = undefined> = {
  /** Final check before sending. @returns the amount to pay and its facts, or why nothing may be paid */
  confirmPrice: () => Promise<{ cents: Cents; facts: Facts } | { blocker: PaymentBlocker }>
  /** The card: a token, a saved card's id, null if nothing is charged; or the reason why there is none. */
  card: () => Promise<{ source: string | null; face?: CardFace } | { blocker: PaymentBlocker }>
  /** Request data that must not be stored: names, addresses, a password. */
  payload?: Payload
  /** Describes an error response in more detail than its status. */
  describeError?: (error: PaymentError) => Promise<PaymentBlocker | undefined>
  /** Runs the bank's authentication with the page's card fields. */
  authenticate?: (clientSecret: string) => Promise<BankAnswer>
  /** Called after the payment: saves the card. */
  onPaid?: () => void
}
