import { observable } from './observable'

const held = new Set<object>()
const changes = observable()
let expected = false

/** What of the prerendered page is not interactive yet, though the page is. */
export const hydration = {
  /** Whether the markup on the screen is going to be hydrated: what its code would render stands there already. */
  isExpected: () => expected,
  expect: (now: boolean): void => {
    expected = now
  },
  /** A part is still to be hydrated. @returns call it once it is, or once it has left the page */
  hold: (): (() => void) => {
    const part = {}
    held.add(part)
    return () => {
      held.delete(part)
      changes.notify()
    }
  },
  /** Resolves when no part is left: before that, a change of what it shows would throw its markup away. */
  settled: (): Promise<void> =>
    new Promise((done) => {
      const look = () => held.size === 0 && done()
      changes.subscribe(look)
      look()
    }),
}
