/** Ids as servers make them; anything else in the cookie was not written by us. */
const idShape = /^[\w.:~-]{1,100}$/

/** Browsers drop a larger cookie without a word: past this the oldest votes are forgotten. */
const longestValue = 3_900

/**
 * Reads the votes cookie (R-VOTE-01).
 * @param cookie a JSON list of featured doer ids, or anything at all
 * @returns the ids, each once, in the order of voting; empty when the cookie cannot be read
 */
export function parseVotes(cookie: string | undefined): string[] {
  try {
    const read: unknown = JSON.parse(cookie ?? '[]')
    if (!Array.isArray(read)) return []
    return [...new Set(read.filter((id): id is string => typeof id === 'string' && idShape.test(id)))]
  } catch {
    return []
  }
}

/** Whether the cookie holds a vote for a featured doer: then no vote is sent (R-VOTE-01). */
export function hasVoted(cookie: string | undefined, featuredDoerId: string): boolean {
  return parseVotes(cookie).includes(featuredDoerId)
}

/**
 * Adds a vote to the cookie (R-VOTE-02). Read the cookie right before: another tab may have voted meanwhile.
 * @returns the cookie's new value; the same votes when it was held already or is no id
 */
export function addVote(cookie: string | undefined, featuredDoerId: string): string {
  const votes = parseVotes(cookie)
  const all = votes.includes(featuredDoerId) || !idShape.test(featuredDoerId) ? votes : [...votes, featuredDoerId]
  return fit(all)
}

/** Takes a vote out again: the server refused it. */
export function removeVote(cookie: string | undefined, featuredDoerId: string): string {
  return fit(parseVotes(cookie).filter((id) => id !== featuredDoerId))
}

function fit(ids: string[]): string {
  const value = JSON.stringify(ids)
  return encodeURIComponent(value).length > longestValue ? fit(ids.slice(1)) : value
}
