/**
 * Delays of the client in ms; tests shorten them: `base` between retries and before a late read, `second` of a server's
 * `Retry-After`, `reach` for the check after a timeout.
 */
export const delays = { base: 400, second: 1000, reach: 5000 }

/** Waits for so many ms. @param signal ends it early */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal?.aborted) return done()
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
