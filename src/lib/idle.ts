/** How long a browser that is never idle may put things off, in ms. */
const within = 2000

/** Calls `then` when the browser has nothing better to do. @returns how to call it off */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, within)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: within })
  return () => cancelIdleCallback(asked)
}
