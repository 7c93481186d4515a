import type { Cents } from '@/lib/money'
import { localStore, sessionStore, onStorageChange } from '@/lib/storage'
import type { PaymentError } from './types'

/** A payment that was sent, kept until its outcome is known. It survives reloads, and all tabs see it. */
export type Attempt<Facts = unknown> = {
  /** What the payer can quote to us. */
  reference: string
  cents: Cents
  /** Epoch ms. */
  sentAt: number
  /** When something that can charge was last sent, where that was later: the bank's answer. */
  lastSentAt?: number
  /** notPaid: decided, kept for one more look at the records before the next payment under the key. */
  stage: 'sent' | 'authenticating' | 'unknown' | 'notPaid'
  /** What the server answered, when that was no proof of anything. */
  error?: PaymentError
  /** What it is found by in the server's records; nothing about a card, nothing about a person. */
  facts: Facts
}

const recordKey = (key: string) => `payment:${key}`
const secretKey = (reference: string) => `payment-secret:${reference}`
const day = 86_400_000

// Where storage is blocked an attempt lives as long as the page.
const inMemory = new Map<string, Attempt>()
const secretsInMemory = new Map<string, string>()

const isAttempt = (value: unknown): value is Attempt => {
  if (typeof value !== 'object' || value === null) return false
  const { reference, cents, sentAt, facts } = value as Record<string, unknown>
  return typeof reference === 'string' && typeof cents === 'number' && typeof sentAt === 'number' && facts !== undefined
}

/** The undecided payments of this browser, one at most for each key. */
export const attempts = {
  read: <Facts>(key: string): Attempt<Facts> | undefined => {
    const kept = localStore.read(recordKey(key))
    return (isAttempt(kept) ? kept : inMemory.get(key)) as Attempt<Facts> | undefined
  },
  /** The attempt under a key whose outcome is open. */
  open: <Facts>(key: string): Attempt<Facts> | undefined => {
    const attempt = attempts.read<Facts>(key)
    return attempt?.stage === 'notPaid' ? undefined : attempt
  },
  write: (key: string, attempt: Attempt): void => {
    if (localStore.write(recordKey(key), attempt)) inMemory.delete(key)
    else inMemory.set(key, attempt)
  },
  remove: (key: string): void => {
    const attempt = attempts.read(key)
    if (attempt) attempts.dropSecret(attempt)
    inMemory.delete(key)
    localStore.remove(recordKey(key))
  },
  /** Calls `listener` when another tab changes the attempt under a key. */
  onChange: (key: string, listener: () => void) => onStorageChange(recordKey(key), listener),
  /** What lets the bank ask again; only this tab has it. */
  secretOf: ({ reference }: Attempt): string | undefined => {
    const kept = sessionStore.read(secretKey(reference)) ?? secretsInMemory.get(reference)
    return typeof kept === 'string' ? kept : undefined
  },
  keepSecret: ({ reference }: Attempt, clientSecret: string): void => {
    if (!sessionStore.write(secretKey(reference), clientSecret)) secretsInMemory.set(reference, clientSecret)
  },
  dropSecret: ({ reference }: Attempt): void => {
    sessionStore.remove(secretKey(reference))
    secretsInMemory.delete(reference)
  },
}

/** Whether an attempt is older than anybody needs to look for it. @param now epoch ms */
export const isOld = ({ sentAt }: Attempt, now: number): boolean => now - sentAt > day

// Without letters and digits that are mistaken for each other on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A new reference: `P-7KQ2MB`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `P-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
}
