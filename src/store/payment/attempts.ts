import { dayMs } from '@/lib/dates/day'
import { lastingStore } from '@/lib/storage/lastingStore'
import { sessionStore, onStorageChange } from '@/lib/storage/storage'
import { recordOf } from '@/lib/objects'
import type { Attempt } from './types'

const recordKey = (key: string) => `payment:${key}`
const secretKey = (reference: string) => `payment-secret:${reference}`

const isAttempt = (value: unknown): value is Attempt => {
  const { reference, cents, sentAt, facts } = recordOf(value)
  return typeof reference === 'string' && typeof cents === 'number' && typeof sentAt === 'number' && facts !== undefined
}

/** Pending payments of this browser, at most one per key. */
export const attempts = {
  read: <Facts>(key: string): Attempt<Facts> | undefined => {
    const [shared, own] = lastingStore.read(recordKey(key)).map((kept) => (isAttempt(kept) ? kept : undefined))
    // An attempt that only this tab could store counts, unless another tab has begun a later one.
    const isOwn = own && (!shared || own.reference === shared.reference || own.sentAt >= shared.sentAt)
    return (isOwn ? own : shared) as Attempt<Facts> | undefined
  },
  /** The attempt for a key whose outcome is unknown. */
  open: <Facts>(key: string): Attempt<Facts> | undefined => {
    const attempt = attempts.read<Facts>(key)
    return attempt?.stage === 'notPaid' ? undefined : attempt
  },
  write: (key: string, attempt: Attempt): void => lastingStore.write(recordKey(key), attempt),
  remove: (key: string): void => {
    const attempt = attempts.read(key)
    if (attempt) attempts.dropSecret(attempt)
    lastingStore.remove(recordKey(key))
  },
  /** Calls `listener` when another tab changes the attempt for a key. */
  onChange: (key: string, listener: () => void) => onStorageChange(recordKey(key), listener),
  /** Secret to restart the bank's authentication; only this tab has it. */
  secretOf: ({ reference }: Attempt): string | undefined => {
    const kept = sessionStore.read(secretKey(reference))
    return typeof kept === 'string' ? kept : undefined
  },
  keepSecret: ({ reference }: Attempt, clientSecret: string): void =>
    void sessionStore.write(secretKey(reference), clientSecret),
  dropSecret: ({ reference }: Attempt): void => sessionStore.remove(secretKey(reference)),
}

/**
 * Whether an attempt is more than a day old, too old to be checked. If the device's clock is set back to a time before
 * it was sent, its age is unknown, and it could be paid twice: the day is then counted from the earliest time seen
 * since.
 * @param now epoch ms
 */
export const isOld = ({ sentAt, seenAt = sentAt }: Pick<Attempt, 'sentAt' | 'seenAt'>, now: number): boolean =>
  now - (now < sentAt ? Math.min(seenAt, sentAt) : sentAt) > dayMs

// Without letters and digits that are easily confused on the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * The `Idempotency-Key` of an attempt. Includes the time of sending, because a reference alone is so short that another
 * user may have the same.
 */
export const keyOf = ({ reference, sentAt }: Pick<Attempt, 'reference' | 'sentAt'>): string => `${reference}-${sentAt}`

/** A new reference: `P-7KQ2MB`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `P-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
}
