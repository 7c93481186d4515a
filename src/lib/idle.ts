/** The maximum delay in a browser that is never idle, in ms. */
const within = 2000

/** Calls `then` when the browser is idle. @returns a function that cancels it */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, within)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: within })
  return () => cancelIdleCallback(asked)
}
