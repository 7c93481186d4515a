const works = new Set<symbol>()

/** Work that a reload by the app must not interrupt: a payment in progress. */
export const criticalWork = {
  /** Starts such work. @returns a function that ends it */
  start: (): (() => void) => {
    const work = Symbol('work')
    works.add(work)
    return () => void works.delete(work)
  },
  /** Whether any is in progress. */
  pending: (): boolean => works.size > 0,
}
