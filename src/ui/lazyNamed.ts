import { createElement, lazy, useState, type ComponentType } from 'react'
import { once } from '@/lib/once'

/**
 * A named export as a component that loads when it is first rendered: `lazyNamed(() => import('./Orders'), 'Orders')`.
 * Its `load` preloads it: it is then rendered without suspending, since `lazy` shows a fallback even for loaded code.
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const kept = once(load)
  const Lazy = lazy<ComponentType<Props>>(async () => ({ default: (await kept())[name] }))
  function LazyNamed(props: Props) {
    const [piece] = useState(() => kept.peek()?.[name])
    return piece ? createElement(piece, props) : createElement(Lazy, props)
  }
  return Object.assign(LazyNamed, { load: kept })
}
