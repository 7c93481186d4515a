/** Browsers silently drop larger cookies, so beyond this size the oldest votes are removed. */
const longestValue = 3_900

/**
 * Parses the votes cookie (R-VOTE-01).
 * @param cookie a JSON list of featured doer ids, or any other text
 * @returns unique ids in the order of voting; empty if the cookie cannot be parsed
 */
export function parseVotes(cookie: string | undefined): string[] {
  try {
    const read: unknown = JSON.parse(cookie ?? '[]')
    if (!Array.isArray(read)) return []
    return [...new Set(read.filter((id): id is string => typeof id === 'string' && id !== ''))]
  } catch {
    return []
  }
}

/** Whether the cookie contains a vote for a featured doer; if so, no vote is sent (R-VOTE-01). */
export function hasVoted(cookie: string | undefined, featuredDoerId: string): boolean {
  return parseVotes(cookie).includes(featuredDoerId)
}

/**
 * Adds a vote to the cookie (R-VOTE-02). Read the cookie immediately before: another tab may have voted in the
 * meantime.
 * @returns the cookie's new value; unchanged if it contains the vote already
 */
export function addVote(cookie: string | undefined, featuredDoerId: string): string {
  const votes = parseVotes(cookie)
  return fit(votes.includes(featuredDoerId) ? votes : [...votes, featuredDoerId])
}

/** Removes a vote that the server rejected. */
export function removeVote(cookie: string | undefined, featuredDoerId: string): string {
  return fit(parseVotes(cookie).filter((id) => id !== featuredDoerId))
}

function fit(ids: string[]): string {
  const value = JSON.stringify(ids)
  return encodeURIComponent(value).length > longestValue ? fit(ids.slice(1)) : value
}
