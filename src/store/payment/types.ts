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
  /** The earliest time that the device's clock has shown since: it may have been set back. */
  seenAt?: number
  /** notPaid: decided, kept for one more check of the records before the next payment with this key. */
  stage: 'sent' | 'authenticating' | 'unknown' | 'notPaid'
  /** The server's response, if it proved nothing. */
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
  /** A 402 with the contract's error body, or never sent: nothing was charged. */
  | { kind: 'declined'; error: PaymentError }
  /**
   * A 409 or 422 that says why in the contract's error body: nothing was charged by it. One read of the records makes sure
   * that the browser had not delivered the same request before.
   */
  | { kind: 'refused'; error: PaymentError }
  /** Anything else, whatever its status: it may have been charged, and the server's records decide. */
  | { kind: 'unconfirmed'; error?: PaymentError }

/** What the server's records say about an attempt. */
export type ReconcileResult<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'failed' }
  /** The bank has not confirmed yet. */
  | { kind: 'pending'; orderId?: string }
  /** There is no sign of it. Proof only once the request can no longer be running. */
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
  /** What else is shown with it, or that it is no failure. */
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
  /** The server has refused it and says why; one look at its records makes sure that it was not paid before. */
  | { step: 'refused'; attempt: Attempt<Facts>; text: string }
  /** No clear answer: the server's records are read until the request can no longer be running. */
  | { step: 'checking'; attempt: Attempt<Facts> }
  /** The bank has not confirmed; the payer may continue or cancel. */
  | { step: 'awaitingBank'; attempt: Attempt<Facts> }
  | { step: 'blocked'; blocker: PaymentBlocker }
  /** It was checked to the end. `isCertain`: the server has said so; otherwise no trace of it was found. */
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

/** The attempt that this page shows as open: storage that was emptied meanwhile decides nothing. */
export function shownAttempt<Facts>(state: PaymentState<unknown, Facts>): Attempt<Facts> | undefined {
  if (state.step === 'paid' || state.step === 'notPaid') return undefined
  return 'attempt' in state ? state.attempt : undefined
}

/** Text of the overlay that locks the page while a payment is in flight. */
export function lockText({ step }: { step: Step }): string | undefined {
  if (step === 'preparing') return 'Preparing your payment…'
  return step === 'sending' ? 'Paying. Please keep this page open…' : undefined
}
