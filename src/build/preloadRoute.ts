/** A route as the first script knows it: files and reads by their indexes, files of the content source by name. */
export type BootRoute = [
  pattern: string,
  files: readonly number[],
  reads: readonly number[],
  openReads: readonly number[],
  content: readonly string[],
]

/** All files that some route preloads, and which of them when. */
export type BootFiles = {
  names: readonly string[]
  /** Those of a stored session. */
  session: readonly number[]
  /** Those that never wait for the entry. */
  atOnce: readonly number[]
  entry: number
}

/**
 * Runs in the browser as part of the first script of a document (boot.ts), from its own source text: it can use nothing from
 * outside. Fetches the chunks and styles of the route while the entry is in flight. On a slow connection small chunks, all of
 * them in flight at once, would hold back the entry, whose code can run while they are fetched: they wait for it, except
 * those of a stored session, which is checked meanwhile.
 * @returns the route of the URL
 */
export function preloadRoute(
  { names, session, atOnce, entry }: BootFiles,
  routes: readonly BootRoute[],
): BootRoute | undefined {
  const route = routes.find(([pattern]) => RegExp(pattern, 'i').test(location.pathname))
  const preload = (index: number): HTMLLinkElement => {
    const name = names[index] ?? ''
    const link = document.createElement('link')
    link.rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = `/assets/${name}`
    document.head.append(link)
    return link
  }
  const ofSession = /token=/.test(document.cookie) ? session : []
  const files = new Set([...(route?.[1] ?? []), ...ofSession])
  const isSlow = (navigator.connection?.downlink ?? Infinity) < 5
  const later = isSlow ? [...files].filter((index) => ![...atOnce, ...ofSession].includes(index)) : []
  if (later.length > 0) {
    const link = preload(entry)
    link.onload = link.onerror = () => later.forEach(preload)
  }
  for (const index of files) if (!later.includes(index)) preload(index)
  return route
}
