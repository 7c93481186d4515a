import { useCallback, useMemo, useState } from 'react'

/** The selected rows, for bulk actions. */
export type Selected<Row> = {
  keys: readonly string[]
  rows: readonly Row[]
  clear: () => void
}

export type RowSelection<Row> = Selected<Row> & {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>
  /** Selects rows or deselects them; the others keep their state. */
  select: (rows: readonly Row[], on: boolean) => void
}

/**
 * The selection of a table. Survives search, filters and pages, and drops rows that no longer exist: one that comes back,
 * as in a list that is late, is not selected.
 * @param paged `rows` is one page of a server list: rows of other pages stay selected
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  paged = false,
): RowSelection<Row> {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const current = useMemo(() => {
    if (picked.size === 0) return picked
    const known = new Map(rows.map((row) => [rowKey(row), row]))
    // Use the latest version of a row, not the one that was selected.
    const kept = [...picked].map(([key, row]) => [key, known.get(key) ?? (paged ? row : undefined)] as const)
    return new Map(kept.filter((entry): entry is readonly [string, Row] => entry[1] !== undefined))
  }, [picked, rows, rowKey, paged])
  if (current.size !== picked.size) setPicked(current)
  const select = useCallback(
    (some: readonly Row[], on: boolean) =>
      setPicked((now) => {
        const next = new Map(now)
        for (const row of some) {
          if (on) next.set(rowKey(row), row)
          else next.delete(rowKey(row))
        }
        return next
      }),
    [rowKey],
  )
  return useMemo(
    () => ({
      selected: new Set(current.keys()),
      select,
      keys: [...current.keys()],
      rows: [...current.values()],
      clear: () => setPicked(new Map()),
    }),
    [current, select],
  )
}
