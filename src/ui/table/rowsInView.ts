import { rowHeightGuess } from './useVirtualRows'

/** How many rows a table needs to fill the screen. A new object for each change of the order. */
export type RowsInView = { count: number }

/** From the top of a table to the bottom of the screen, if all rows were as low as the lowest of those shown, or usual ones. */
export function rowsInView(frame: HTMLElement | null): RowsInView | undefined {
  const heights = [...(frame?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].map((row) => row.offsetHeight)
  const lowest = Math.min(rowHeightGuess, ...heights)
  if (!frame || lowest <= 0) return undefined
  return { count: Math.max(1, Math.ceil((window.innerHeight - frame.getBoundingClientRect().top) / lowest)) }
}
