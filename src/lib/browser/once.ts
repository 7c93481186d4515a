/** A loader that runs once and keeps its result. */
export type Once<T> = (() => Promise<T>) & {
  /** The result; undefined until it is loaded. */
  peek: () => T | undefined
}

/**
 * Wraps a loader so that it runs once and keeps its result. `import()` of a module that is loaded already takes another
 * task, in which React would render an unfinished navigation; the kept result is available in the same task.
 * @param load may reject: then the next call loads again
 */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  const run = async () => {
    try {
      loading ??= load()
      return (loaded = await loading)
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return Object.assign(run, { peek: () => loaded })
}
