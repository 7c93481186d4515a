import { useShortcut } from '../../hooks/useShortcut'

const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('tr[data-row]')
const handleOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('input[type="checkbox"], a, button')

function move(by: number): void {
  const all = rows()
  const now = rowInFocus()
  const at = now ? all.indexOf(now) + by : 0
  handleOf(all[Math.max(0, Math.min(at, all.length - 1))])?.focus()
}

/** Keys for working through a table: J and K move to the next and the previous row, X selects the row. */
export function useRowKeys(): void {
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('x', () => rowInFocus()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click())
}
