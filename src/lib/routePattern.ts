const parts = (path: string) => path.split('/').filter(Boolean)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Whether a path matches a route pattern, by the router's own rules: case and a trailing slash are ignored.
 * @param pattern `/solutions/:product`, `/microsites/*`
 * @param pathname without query and hash
 */
export function fits(pattern: string, pathname: string): boolean {
  const wanted = parts(pattern)
  const given = parts(pathname)
  const open = wanted.at(-1) === '*'
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every((part, index) => {
    if (part === '*' || part.startsWith(':')) return true
    return part.toLowerCase() === decoded(given[index] ?? '').toLowerCase()
  })
}

const rank = (pattern: string) =>
  parts(pattern).reduce((sum, part) => sum + (part === '*' ? 0 : part.startsWith(':') ? 2 : 5), 0)

/** The pattern that a router would choose for a path: literal segments before parameters before the wildcard. */
export function bestFit<P extends string>(patterns: Iterable<P>, pathname: string): P | undefined {
  let best: P | undefined
  for (const pattern of patterns)
    if (fits(pattern, pathname) && (best === undefined || rank(pattern) > rank(best))) best = pattern
  return best
}
