import { together } from '@/lib/browser/listen'
import type { Cents } from '@/lib/money/money'
import { attempts } from '@/store/payment/attempts'
import { observable } from '@/lib/browser/observable'
import { isRecord } from '@/lib/objects'
import { lastingStore } from '@/lib/storage/lastingStore'
import { onStorageChange } from '@/lib/storage/storage'

/** The steps after a paid registration, in this order (R-TEAM-12); `told` is the success dialog. */
const followUps = ['email', 'seen', 'switch', 'told'] as const
export type FollowUp = (typeof followUps)[number]

/** A registration that was paid in this browser, until its success has been shown. */
export type Registered = {
  teamId: string
  charged: Cents
  /** How many members were invited with it. */
  invited: number
  /** Seats beyond those that were bought. */
  extra?: number
  left: readonly FollowUp[]
  /** Whether the emails were sent; undefined until it is known. */
  isMailed?: boolean
}

/** The key of a user's registration payment: one at a time, found again without knowing the team. */
export const registrationKey = (userId: string) => `registration:${userId}`

const keyOf = (userId: string) => `registered:${userId}`

const changes = observable()

const isRegistered = (value: unknown): value is Registered =>
  isRecord(value) && 'teamId' in value && Array.isArray(value.left)

// While nothing changes, `read` returns the same object, as React requires.
let last: { text: string; value: Registered } | undefined

/** The paid registration of a user whose follow-ups aren't finished; survives reloads, and all tabs see it. */
export const registered = {
  read: (userId: string): Registered | undefined => {
    const records = lastingStore.read(keyOf(userId)).filter(isRegistered)
    // A record that only this tab could store is of a later team. Of two records of one team, the one with fewer steps
    // left counts.
    const [kept] = records
      .filter(({ teamId }) => teamId === records.at(-1)?.teamId)
      .sort((a, b) => a.left.length - b.left.length)
    if (!kept) return undefined
    const text = JSON.stringify(kept)
    if (last?.text !== text) last = { text, value: kept }
    return last.value
  },
  /** Called when a registration is paid: all steps after it are left to do. */
  begin: (userId: string, start: Pick<Registered, 'teamId' | 'charged' | 'invited' | 'extra'>): void => {
    if (registered.read(userId)?.teamId !== start.teamId) registered.write(userId, { ...start, left: followUps })
  },
  write: (userId: string, record: Registered): void => {
    lastingStore.write(keyOf(userId), record)
    changes.notify()
  },
  /** Called when the success has been shown. */
  remove: (userId: string): void => {
    lastingStore.remove(keyOf(userId))
    changes.notify()
  },
  /** Calls `listener` on every change, here or in another tab. @returns unsubscribes */
  subscribe: (userId: string, listener: () => void): (() => void) => {
    return together(changes.subscribe(listener), onStorageChange(keyOf(userId), listener))
  },
}

/** Whether a payment of a registration is undecided, or its success has not been shown yet. */
export const isRegistrationOpen = (userId: string): boolean =>
  registered.read(userId) !== undefined || attempts.open(registrationKey(userId)) !== undefined
