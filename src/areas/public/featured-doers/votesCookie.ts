import { listen } from '@/lib/browser/listen'
import { addVote, hasVoted, removeVote } from '@/domain/community/votes'
import { readCookie, writeCookie } from '@/lib/storage/cookies'
import { observable } from '@/lib/browser/observable'

const name = 'featured_doer_votes'
const changes = observable()

/** Locks the cookie: reading and writing it must be atomic, because another tab may change it. */
async function alone<Result>(work: () => Result): Promise<Result> {
  try {
    const { locks } = navigator
    if (locks) return await locks.request('dc:votes-cookie', () => work())
  } catch {
    // Where storage is blocked, locks are blocked too.
  }
  return work()
}

function tell(): void {
  changes.notify()
}

/** The votes cast in this browser (R-VOTE-01, R-VOTE-02). */
export const votesCookie = {
  has: (featuredDoerId: string): boolean => hasVoted(readCookie(name), featuredDoerId),
  /** The raw cookie value, as the snapshot for `useSyncExternalStore`. */
  read: (): string | undefined => readCookie(name),
  /** @returns false if the vote exists already: then no request may be sent */
  add: async (featuredDoerId: string): Promise<boolean> => {
    const isNew = await alone(() => {
      const now = readCookie(name)
      if (hasVoted(now, featuredDoerId)) return false
      writeCookie(name, addVote(now, featuredDoerId))
      return true
    })
    tell()
    return isNew
  },
  remove: async (featuredDoerId: string): Promise<void> => {
    await alone(() => writeCookie(name, removeVote(readCookie(name), featuredDoerId)))
    tell()
  },
  subscribe: (listener: () => void): (() => void) => {
    const unsubscribe = changes.subscribe(listener)
    // Votes cast in other tabs show when this tab gets the focus.
    const stop = listen(window, 'focus', listener)
    return () => {
      unsubscribe()
      stop()
    }
  },
}
