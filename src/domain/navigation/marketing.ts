/** The pages that belong to the marketing web site where there is one (R-RTE-08). */
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
 * Where a link of the content source leads when it leaves the app.
 * @param to a path of the app or an absolute address
 * @param marketingUrl the marketing web site, or empty when the app serves its pages itself
 * @returns an address for a plain link; undefined when the app's own router serves it. Unsafe schemes lead nowhere (`#`)
 */
export function marketingHref(to: string, marketingUrl: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return safe.test(to) ? to : '#'
  if (to.startsWith('//')) return '#'
  const path = to.replace(/[?#].*$/, '')
  return marketingUrl && marketingPaths.has(path) ? `${marketingUrl}${to}` : undefined
}
