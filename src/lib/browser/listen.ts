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
  on: EventTarget,
  types: string | readonly string[],
  heard: (event: Event) => void,
  options?: Options,
) {
  const over = new AbortController()
  for (const type of [types].flat()) on.addEventListener(type, heard, { ...options, signal: over.signal })
  return () => over.abort()
}

/** Several ways to stop as one. */
export const together =
  (...stops: readonly (() => void)[]): (() => void) =>
  () =>
    stops.forEach((stop) => stop())
