import type { Cents } from '@/lib/money/money'

/** The parts of an error response that a payment needs. */
export type PaymentError = { status: number | string; message: string; code?: string }

/** A payment that was sent, stored until its outcome is known. Survives reloads and is visible to all tabs. */
export type Attempt<Facts = unknown> = {
  /** Reference that the payer can quote to support. */
  reference: string
  cents: Cents
  /** Epoch ms. */
  sentAt: number
  /** When the last request that can charge was sent, if later: the bank's confirmation. */
  lastSentAt?: number
  /** The earliest time on the device's clock since it was sent: the clock may have been set back. */
  seenAt?: number
  /** notPaid: known not to be paid, kept for one more check of the records before the next payment with this key. */
  stage: 'sent' | 'authenticating' | 'unknown' | 'notPaid'
  /** The error in the server's response, if it left the outcome open. */
  error?: PaymentError
  /** Facts that identify it in the server's records; no card data, no personal data. */
  facts: Facts
}

/** Outcome of a request that charges. */
export type PaymentOutcome<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  /** Paid, but the server could not save the order (R-CART-20). */
  | { kind: 'notSaved' }
  /** The bank must confirm first (3-D Secure). */
  | { kind: 'actionRequired'; clientSecret: string }
  /** Nothing was charged: a 402 with the contract's error body, or a request that was never sent. */
  | { kind: 'declined'; error: PaymentError }
  /**
   * A 409 or 422 with a reason in the contract's error body: this request charged nothing. One read of the records
   * makes sure that the browser had not delivered it before.
   */
  | { kind: 'refused'; error: PaymentError }
  /** Any other response, whatever its status: it may have been charged, and the server's records decide. */
  | { kind: 'unconfirmed'; error?: PaymentError }

/** What the server's records say about an attempt. */
export type ReconcileResult<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'failed' }
  /** The bank has not confirmed yet. */
  | { kind: 'pending'; orderId?: string }
  /** The records don't contain it. A proof only once the request can no longer be running. */
  | { kind: 'none' }
  /** The records fit neither a payment nor its absence. */
  | { kind: 'gone' }
  | { kind: 'unreadable' }

/** Result of the bank's 3-D Secure authentication; unknown: Stripe was unreachable. */
export type BankAnswer = 'confirmed' | 'refused' | 'unknown'

/** Why nothing was sent or charged. */
export type PaymentBlocker = {
  title: string
  text: string
  /** Determines what is shown with it, and whether it is a failure. */
  kind?: 'changed' | 'elsewhere' | 'session' | 'empty'
  /** Old and new, in cents. */
  totals?: { total: [Cents, Cents]; topUp: [Cents, Cents] }
}

export type PaymentState<Receipt, Facts = unknown> =
  | { step: 'idle' }
  /** The price is confirmed and the card becomes a token; nothing is sent yet. */
  | { step: 'preparing' }
  | { step: 'sending'; attempt: Attempt<Facts> }
  /** The bank's window is open. */
  | { step: 'authenticating'; attempt: Attempt<Facts> }
  /** The server has refused it and says why; one read of its records makes sure that it was not paid before. */
  | { step: 'refused'; attempt: Attempt<Facts>; text: string }
  /** No clear answer: the server's records are read until the request can no longer be running. */
  | { step: 'checking'; attempt: Attempt<Facts> }
  /** The bank has not confirmed; the payer may continue or cancel. */
  | { step: 'awaitingBank'; attempt: Attempt<Facts> }
  | { step: 'blocked'; blocker: PaymentBlocker }
  /** `isCertain`: the server has said so; otherwise the records were read to the end, and don't contain it. */
  | { step: 'notPaid'; attempt: Attempt<Facts>; isCertain: boolean }
  | { step: 'unknown'; attempt: Attempt<Facts>; orderId?: string; closable: boolean }
  /** `receipt` null: paid but not saved. */
  | { step: 'paid'; attempt: Attempt<Facts>; receipt: Receipt | null }

type Step = PaymentState<unknown>['step']

/** Whether a payment may start: Pay is offered in no other state. */
export function mayPay({ step }: { step: Step }): boolean {
  return step === 'idle' || step === 'blocked' || step === 'notPaid'
}

/** Whether the outcome is unknown: nothing may be paid a second time until it is known. */
export function isUndecided({ step }: { step: Step }): boolean {
  return step === 'checking' || step === 'awaitingBank' || step === 'unknown'
}

/** The open attempt that this page shows; it counts even if the browser's storage was emptied meanwhile. */
export function shownAttempt<Facts>(state: PaymentState<unknown, Facts>): Attempt<Facts> | undefined {
  if (state.step === 'paid' || state.step === 'notPaid') return undefined
  return 'attempt' in state ? state.attempt : undefined
}

/** Text of the overlay that locks the page while a payment is in flight. */
export function lockText({ step }: { step: Step }): string | undefined {
  if (step === 'preparing') return 'Preparing your payment…'
  return step === 'sending' ? 'Paying. Please keep this page open…' : undefined
}
