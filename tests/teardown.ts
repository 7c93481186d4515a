const open = new Set<() => void>()

/** Cleanup functions of a test, called before the mocks are reset. */
export const teardown = {
  add: (stop: () => void) => void open.add(stop),
  /** Sets other values until the test ends, mostly delays. */
  set<Known extends object>(known: Known, values: Partial<Known>): void {
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(known, name)]))
    Object.assign(known, values)
    teardown.add(() => Object.assign(known, before))
  },
  run: () => {
    for (const stop of [...open].reverse()) stop()
    open.clear()
  },
}
