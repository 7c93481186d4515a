import type { NextStep } from '@/domain/billing/declines'
import type { Cents } from '@/lib/money'
import type { Attempt } from './attempts'

/** What a call that charges has come to. */
export type Verdict<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  /** Paid, but the server could not keep it (R-CART-20). */
  | { kind: 'notSaved' }
  /** The bank wants to ask the payer first (3-D Secure). */
  | { kind: 'ask'; clientSecret: string }
  /** The server has said no: nothing was charged. */
  | { kind: 'refused'; error: Refused }
  /** No answer that can be read: it may have been charged. */
  | { kind: 'lost' }

export type Refused = { status: number | string; message: string; code?: string }

/** What the server's books say of an attempt whose answer was lost. */
export type Finding<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'failed' }
  | { kind: 'pending'; orderId?: string }
  /** It was never carried out: what was to be paid is still to be paid. */
  | { kind: 'none' }
  /** Neither is there an order, nor is anything left to pay. */
  | { kind: 'gone' }
  | { kind: 'unreadable' }

/** Why nothing was sent, or nothing was charged, in words for the payer. */
export type Stop = {
  title: string
  text: string
  kind?: 'declined' | 'changed' | 'elsewhere' | 'card' | 'session'
  /** What helps after a decline. */
  next?: NextStep
  /** Old and new, in cents (T5.7). */
  totals?: { total: [Cents, Cents]; topUp: [Cents, Cents] }
}

export type PaymentState<Receipt> =
  | { step: 'idle' }
  /** Totals are checked and the card becomes a token; nothing is sent yet. */
  | { step: 'tokenising' }
  | { step: 'sent'; attempt: Attempt }
  | { step: 'asking'; attempt: Attempt }
  | { step: 'checking'; attempt: Attempt }
  /** The bank has still to be asked; the payer may go on or give up. */
  | { step: 'waiting'; attempt: Attempt }
  | { step: 'stopped'; stop: Stop }
  /** The answer was lost, and it is certain that nothing was charged. */
  | { step: 'unpaid'; attempt: Attempt }
  | { step: 'unknown'; attempt: Attempt; orderId?: string; closable: boolean }
  /** `receipt` null: paid but not saved. */
  | { step: 'confirmed'; attempt: Attempt; receipt: Receipt | null }

/** Whether a payment may begin: in no other state is Pay offered. */
export function mayPay({ step }: { step: PaymentState<unknown>['step'] }): boolean {
  return step === 'idle' || step === 'stopped' || step === 'unpaid'
}

/** What the lock over the page says while nothing may be touched. */
export function lockText({ step }: { step: PaymentState<unknown>['step'] }): string | undefined {
  if (step === 'tokenising') return 'Preparing your payment…'
  if (step === 'sent') return 'Paying. Please keep this page open…'
  return step === 'checking' ? 'Finding out what became of your payment…' : undefined
}
