/** The pages that belong to the marketing website, if there is one (R-RTE-08). */
export const marketingPaths: ReadonlySet<string> = new Set([
  '/marketplace',
  '/premium-membership',
  '/enterprise',
  '/about',
  '/contact',
  '/contract',
  '/resources',
  '/masterclass',
  '/blog',
  '/featured-doer',
  '/teammembership',
  '/terms',
  '/policy',
])

const safe = /^(https?:|mailto:|tel:)/i

/**
 * The external target of a link from the content source.
 * @param to a path of the app or an absolute URL
 * @param marketingUrl the marketing website, or empty if the app serves its pages itself
 * @returns a URL for a plain link; undefined if the app's router serves it. Unsafe schemes become `#`
 */
export function marketingHref(to: string, marketingUrl: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return safe.test(to) ? to : '#'
  if (to.startsWith('//')) return '#'
  const path = to.replace(/[?#].*$/, '')
  return marketingUrl && marketingPaths.has(path) ? `${marketingUrl}${to}` : undefined
}
