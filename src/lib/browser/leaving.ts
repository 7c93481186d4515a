/**
 * Notices, until it is stopped, whether the visitor sets out for another document: browsers cut off calls before this one
 * is gone, and what is cut off so says nothing of the server. iOS has no `beforeunload`.
 */
export function watchLeaving(): { hasBegun: () => boolean; stop: () => void } {
  let begun = false
  const watching = new AbortController()
  for (const type of ['beforeunload', 'pagehide'])
    addEventListener(type, () => (begun = true), { signal: watching.signal })
  return { hasBegun: () => begun, stop: () => watching.abort() }
}
