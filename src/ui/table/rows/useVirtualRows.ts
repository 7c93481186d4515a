import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** From how many rows on a table renders only those in view. */
export const virtualFrom = 200
/** A row's height in px until some are measured. */
export const rowHeightGuess = 52
const beyond = 6

type VirtualRows = {
  first: number
  last: number
  /** Room of the rows that are not rendered, in px. */
  above: number
  below: number
  body: RefObject<HTMLTableSectionElement | null>
}

/** Which of `count` rows are in view of a scrolling frame. Rows may differ in height: the mean of those rendered is taken. */
export function useVirtualRows(count: number, frame: RefObject<HTMLElement | null>): VirtualRows {
  const on = count > virtualFrom
  const body = useRef<HTMLTableSectionElement>(null)
  const [height, setHeight] = useState(rowHeightGuess)
  const [view, setView] = useState({ top: 0, tall: 600 })
  const top = Math.floor(view.top / height)
  const first = on ? Math.max(0, Math.min(top - beyond, count - 2 * beyond)) : 0
  const last = on ? Math.min(count, top + Math.ceil(view.tall / height) + beyond) : count

  useEffect(() => {
    const element = frame.current
    if (!on || !element) return
    const onScroll = () => setView({ top: element.scrollTop, tall: element.clientHeight || 600 })
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [on, frame])

  // Once for each place in view: the height decides which rows are rendered, so following every new mean could go round in circles.
  useLayoutEffect(() => {
    if (!on || !body.current) return
    const rows = [...body.current.querySelectorAll<HTMLElement>('tr[data-row]')]
    const mean = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length
    if (mean > 0) setHeight((now) => (Math.abs(mean - now) > 2 ? mean : now))
  }, [on, view])

  return { first, last, above: first * height, below: (count - last) * height, body }
}
