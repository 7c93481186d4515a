/** A load whose result is kept. */
export type Once<T> = (() => Promise<T>) & {
  /** The result, as soon as it is there. */
  peek: () => T | undefined
}

/**
 * Keeps what a load has brought. An import of a loaded module takes a task, in which React would begin to render what is
 * not complete; the kept result does not.
 * @param load may reject: then the next call loads again
 */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loaded: { result: T } | undefined
  const run = async () => {
    loaded ??= { result: await load() }
    return loaded.result
  }
  return Object.assign(run, { peek: () => loaded?.result })
}
