import { addVote, hasVoted, parseVotes, removeVote } from '@/domain/community/votes'
import { readCookie, writeCookie } from '@/lib/cookies'

const name = 'featured_doer_votes'
const listeners = new Set<() => void>()

/** Another tab may be changing the same cookie: reading and writing it must not be torn apart. */
async function alone<Result>(work: () => Result): Promise<Result> {
  try {
    const { locks } = navigator
    if (locks) return await locks.request('dc:votes-cookie', () => work())
  } catch {
    // Where storage is blocked locks are, too.
  }
  return work()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** The votes of this browser (R-VOTE-01, R-VOTE-02). */
export const votesCookie = {
  has: (featuredDoerId: string): boolean => hasVoted(readCookie(name), featuredDoerId),
  /** All of them in one text, for `useSyncExternalStore`. */
  read: (): string => parseVotes(readCookie(name)).join(' '),
  /** @returns false when the vote was there already: then nothing may be sent */
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
    listeners.add(listener)
    // Votes of other tabs show when one comes back to this one.
    addEventListener('focus', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('focus', listener)
    }
  },
}
