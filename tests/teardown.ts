const open = new Set<() => void>()

/** Cleanup functions of a test, called before the mocks are reset. */
export const teardown = {
  add: (stop: () => void) => void open.add(stop),
  run: () => {
    for (const stop of open) stop()
    open.clear()
  },
}
