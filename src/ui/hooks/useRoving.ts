import { useRef, useState, type KeyboardEvent } from 'react'

/** Roving tabindex for a row of elements: one tab stop; the arrow keys, Home and End move the focus. */
export function useRoving(count: number) {
  const [stop, setStop] = useState(0)
  const [shown, setShown] = useState<number>()
  const points = useRef(new Map<number, SVGGElement>())
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: count - 1,
    }
    const next = moves[event.key]
    if (event.key === 'Escape') setShown(undefined)
    if (next === undefined || count === 0) return
    event.preventDefault()
    points.current.get(Math.min(Math.max(next, 0), count - 1))?.focus()
  }
  const point = (index: number) => ({
    ref: (element: SVGGElement | null) => {
      if (element) points.current.set(index, element)
      else points.current.delete(index)
    },
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => {
      setStop(index)
      setShown(index)
    },
    onBlur: () => setShown(undefined),
    onPointerEnter: () => setShown(index),
    onPointerLeave: () => setShown(undefined),
    onKeyDown,
  })
  return { shown, point }
}
