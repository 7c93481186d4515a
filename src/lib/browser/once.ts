/** A load that runs once, and whose result is kept. */
export type Once<T> = (() => Promise<T>) & {
  /** The result, as soon as it is there. */
  peek: () => T | undefined
}

/**
 * Keeps a load's result. `import()` of a loaded module still resolves a task later, in which React would start to render an
 * unfinished navigation; the kept result resolves in the same task.
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
