import { rowHeightGuess } from './useVirtualRows'

/** How many rows a table needs to fill the screen. A new object for each change of the order. */
export type RowsInView = { count: number }

/**
 * As many rows as fit between the first row's top and the bottom of the screen, at the height of the lowest row shown or the
 * usual height, whichever is less.
 */
export function rowsInView(frame: HTMLElement | null): RowsInView | undefined {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
  const lowest = Math.min(rowHeightGuess, ...rows.map((row) => row.offsetHeight))
  const top = (rows[0] ?? frame)?.getBoundingClientRect().top
  if (top === undefined || lowest <= 0) return undefined
  return { count: Math.max(1, Math.ceil((window.innerHeight - top) / lowest)) }
}
