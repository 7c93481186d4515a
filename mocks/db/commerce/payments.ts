import { clock } from '../../clock'
import { db, freshId } from '../db'

type Finish = (asked: never, userId: string | null) => void

const finishers = new Map<string, Finish>()

/**
 * Says how charges of a kind are carried out once the bank has agreed. Called where the handlers of the kind stand.
 * @param finish given what `askBankFirst` was given; it is kept as JSON in between
 */
export function finishPayments<Asked>(kind: string, finish: (asked: Asked, userId: string | null) => void): void {
  finishers.set(kind, finish as Finish)
}

/** Puts a charge off until the bank has agreed. @returns the `client_secret` that the app confirms */
export function askBankFirst(kind: string, asked: unknown, userId: string | null = null): string {
  const clientSecret = `${freshId('pi')}_secret_mock`
  db.pendingPayments.push({ clientSecret, kind, userId, asked, createdAt: clock.iso() })
  return clientSecret
}

/** The bank has spoken. */
export function confirmPayment(clientSecret: string, completed: boolean): void {
  const row = db.pendingPayments.find((one) => one.clientSecret === clientSecret)
  if (!row) return
  db.pendingPayments = db.pendingPayments.filter((one) => one !== row)
  if (completed) finishers.get(row.kind)?.(row.asked as never, row.userId)
}
