import { localStore, sessionStore, onStorageChange } from '@/lib/storage'
import type { Cents } from '@/lib/money'

/** A payment that was sent, until it is known what became of it. It survives reloads, and all tabs see it. */
export type Attempt<Facts = unknown> = {
  /** What the payer can name it by. */
  reference: string
  cents: Cents
  /** Epoch ms. */
  sentAt: number
  stage: 'sent' | 'asking' | 'unknown'
  /** By what it is found again among the orders; nothing of a card, nothing of a person. */
  facts: Facts
}

const recordKey = (key: string) => `payment:${key}`
const secretKey = (reference: string) => `payment-secret:${reference}`

// Where storage is blocked an attempt lives as long as the page.
const inMemory = new Map<string, Attempt>()

const isAttempt = (value: unknown): value is Attempt => {
  if (typeof value !== 'object' || value === null) return false
  const { reference, cents, sentAt, facts } = value as Record<string, unknown>
  return typeof reference === 'string' && typeof cents === 'number' && typeof sentAt === 'number' && facts !== undefined
}

/** The payments of this browser that are not decided yet, one at most for each key. */
export const attempts = {
  read: <Facts>(key: string): Attempt<Facts> | undefined => {
    const kept = localStore.read(recordKey(key))
    return (isAttempt(kept) ? kept : inMemory.get(key)) as Attempt<Facts> | undefined
  },
  write: (key: string, attempt: Attempt): void => {
    if (localStore.write(recordKey(key), attempt)) inMemory.delete(key)
    else inMemory.set(key, attempt)
  },
  remove: (key: string): void => {
    const reference = attempts.read(key)?.reference
    if (reference) sessionStore.remove(secretKey(reference))
    inMemory.delete(key)
    localStore.remove(recordKey(key))
  },
  onChange: (key: string, listener: () => void) => onStorageChange(recordKey(key), listener),
  /** What lets the bank be asked again; this tab alone keeps it. */
  secretOf: ({ reference }: Attempt): string | undefined => {
    const kept = sessionStore.read(secretKey(reference))
    return typeof kept === 'string' ? kept : undefined
  },
  keepSecret: ({ reference }: Attempt, clientSecret: string): void => {
    sessionStore.write(secretKey(reference), clientSecret)
  },
}

// Without letters and digits that are mistaken for each other on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A new reference: `P-7KQ2MB`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `P-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
}
