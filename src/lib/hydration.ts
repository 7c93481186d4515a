import { observable } from './observable'

let held = 0
const changes = observable()

/** What of the prerendered page is not interactive yet, though the page is. */
export const hydration = {
  /** A part is still to be hydrated. @returns call it once it is, or once it has left the page */
  hold: (): (() => void) => {
    let released = false
    held += 1
    return () => {
      if (released) return
      released = true
      held -= 1
      changes.notify()
    }
  },
  /** Resolves when no part is left: before that, a change of what it shows would throw its markup away. */
  settled: (): Promise<void> =>
    new Promise((done) => {
      if (held === 0) return done()
      const stop = changes.subscribe(() => {
        if (held > 0) return
        stop()
        done()
      })
    }),
}
