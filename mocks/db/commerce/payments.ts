import { clock } from '../../settings/clock'
import { db, freshId } from '../db'

type Finish = (asked: never, userId: string | null) => void

const finishers = new Map<string, Finish>()

/**
 * Registers how payments of a kind are completed once the bank confirms them. Called next to the handlers of that kind.
 * @param finish receives what was passed to `askBankFirst`, which is stored as JSON in the meantime
 */
export function finishPayments<Asked>(kind: string, finish: (asked: Asked, userId: string | null) => void): void {
  finishers.set(kind, finish as Finish)
}

/** Defers a charge until the bank confirms it. @returns the `client_secret` that the app confirms */
export function askBankFirst(kind: string, asked: unknown, userId: string | null = null): string {
  const clientSecret = `${freshId('pi')}_secret_mock`
  db.pendingPayments.push({ clientSecret, kind, userId, asked, createdAt: clock.iso() })
  return clientSecret
}

/** Completes or drops a pending payment after the bank's decision. */
export function confirmPayment(clientSecret: string, completed: boolean): void {
  const row = db.pendingPayments.find((one) => one.clientSecret === clientSecret)
  if (!row) return
  db.pendingPayments = db.pendingPayments.filter((one) => one !== row)
  if (completed) finishers.get(row.kind)?.(row.asked as never, row.userId)
}
