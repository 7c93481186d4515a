import { lazy, type LazyExoticComponent } from 'react'

/** Components of any props, as `lazy` accepts them. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A named export as a component that loads when it is first rendered: `lazyNamed(() => import('./Orders'), 'Orders')`.
 * Its `load` loads it ahead.
 */
export function lazyNamed<Name extends string, Exports extends Record<Name, Loadable>>(
  load: () => Promise<Exports>,
  name: Name,
): LazyExoticComponent<Exports[Name]> & { load: () => Promise<unknown> } {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { load },
  )
}
