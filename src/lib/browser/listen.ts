type Events = WindowEventMap & DocumentEventMap & { prerenderingchange: Event }
type Options = AddEventListenerOptions

export function listen<Type extends keyof Events>(
  target: EventTarget,
  types: Type | readonly Type[],
  listener: (event: Events[Type]) => void,
  options?: Options,
): () => void
/** Calls `listener` on events of one or several types. @returns stops it */
export function listen(
  target: EventTarget,
  types: string | readonly string[],
  listener: (event: Event) => void,
  options?: Options,
) {
  const stop = new AbortController()
  for (const type of [types].flat()) target.addEventListener(type, listener, { ...options, signal: stop.signal })
  return () => stop.abort()
}

/** Combines several stop functions into one. */
export const together =
  (...stops: readonly (() => void)[]): (() => void) =>
  () =>
    stops.forEach((stop) => stop())
