import { decodedLink } from './text/decodedLink.ts'

const parts = (path: string) => path.split('/').filter(Boolean)

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
    return part.toLowerCase() === decodedLink(given[index] ?? '').toLowerCase()
  })
}

/** Punctuation and spaces at the end of an address, also percent-encoded, and those of Chinese and Japanese. */
const endings =
  /(?:[.,:;!"'*)\]>\s]|%(?:20|22|27|2a|2c|3a|3b|3e|5d|7d|c2%a0|c2%bb|e2%80%(?:8b|99|9d|a6)|e3%80%(?:81|82|8d|8f|91)|ef%bc%(?:81|89|8c|8e)))+\/?$/i

/**
 * The address of a page as the app writes it: the pattern's own parts in its case, and without the full stop, comma,
 * bracket or space that a mail program takes for the end of an address.
 * @param pattern of the route that the path leads to
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const tidy = pathname.replace(endings, '')
  if (tidy !== pathname) return tidy || '/'
  const wanted = parts(pattern)
  const given = parts(pathname).map((part, index) => {
    const own = wanted[index]
    return own === undefined || own === '*' || own.startsWith(':') ? part : own
  })
  return `/${given.join('/')}${pathname.length > 1 && pathname.endsWith('/') ? '/' : ''}`
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
