const open = new Set<() => void>()

/** What a test leaves running: stopped before the mocks are reset. */
export const teardown = {
  add: (stop: () => void) => void open.add(stop),
  run: () => {
    for (const stop of open) stop()
    open.clear()
  },
}
