/** Where the state of the server lives between calls. In tests it is memory alone; the browser puts its storage here. */
export const store = {
  /** Runs one call. `write`: the state may be changed by it. */
  during: async <T>(_write: boolean, run: () => Promise<T>): Promise<T> => run(),
}
