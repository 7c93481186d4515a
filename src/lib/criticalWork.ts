const works = new Set<symbol>()

/** Work that must not be cut off by a reload of our own: a payment under way. */
export const criticalWork = {
  /** Begins such work. @returns how to end it */
  start: (): (() => void) => {
    const work = Symbol('work')
    works.add(work)
    return () => void works.delete(work)
  },
  /** Whether any is under way. */
  pending: (): boolean => works.size > 0,
}
