/** Persistence of the server state between requests. Memory only in tests; the browser replaces it with its storage. */
export const store = {
  /** Runs one request. `write`: whether it may change the state. */
  during: async <T>(_write: boolean, run: () => Promise<T>): Promise<T> => run(),
}
