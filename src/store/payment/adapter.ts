import type { Cents } from '@/lib/money'
import type { Attempt } from './attempts'
import type { BankAnswer, PaymentBlocker, PaymentError, PaymentOutcome, ReconcileResult } from './types'

/** How a kind of payment is carried out. Made once for each payment; holds nothing of a page. */
export type PaymentAdapter<Facts, Receipt, Payload = undefined> = {
  /** Charges. Called once for each attempt, never again by itself. @param payload what must not be stored */
  send: (
    attempt: Attempt<Facts>,
    source: string | null,
    payload: Payload | undefined,
  ) => Promise<PaymentOutcome<Receipt>>
  /** Lets the bank ask the payer (3-D Secure). */
  authenticate: (clientSecret: string) => Promise<BankAnswer>
  /** Completes a payment after the bank's window has closed. */
  finish: (clientSecret: string, attempt: Attempt<Facts>, bank: BankAnswer) => Promise<PaymentOutcome<Receipt>>
  /** Reads the server's records. `unreadable` unless the payer is signed in: somebody else's records prove nothing. */
  reconcile: (attempt: Attempt<Facts>) => Promise<ReconcileResult<Receipt>>
  /** It is paid, however that was found out. */
  onPaid?: (attempt: Attempt<Facts>, receipt: Receipt | null) => void
  /** Another tab has decided a payment under this key: what the page shows may be out of date. */
  onDecidedElsewhere?: () => void
}

/** One intent to pay. */
export type PaymentRequest<Facts, Payload = undefined> = {
  /** The last read before anything is sent: what is paid, or why nothing is. */
  confirmPrice: () => Promise<{ cents: Cents; facts: Facts } | { blocker: PaymentBlocker }>
  /** The card: a token, a saved card's id, null where nothing is charged; or why there is none. */
  card: () => Promise<{ source: string | null } | { blocker: PaymentBlocker }>
  /** What is sent along and must not be stored: names, addresses, a password. */
  payload?: Payload
  /** Says more about an error answer than its status does. */
  describeError?: (error: PaymentError) => Promise<PaymentBlocker | undefined>
  /** Uses the card fields of the page to let the bank ask. */
  authenticate?: (clientSecret: string) => Promise<BankAnswer>
  /** After it was paid: the card is saved. */
  onPaid?: () => void
}
