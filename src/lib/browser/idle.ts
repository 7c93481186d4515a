/**
 * Calls `then` when the browser is idle.
 * @param within the maximum delay in a browser that is never idle, or cannot tell, in ms
 * @returns a function that cancels it
 */
export function whenIdle(then: () => void, within = 2000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, within)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then, { timeout: within })
  return () => cancelIdleCallback(request)
}
