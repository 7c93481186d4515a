import type { ReactNode } from 'react'
import { BulkBar } from '../BulkBar'
import type { Shown } from './rows/tableRows'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  selection: RowSelection<Row>
  found: Shown<Row>
  rowKey: (row: Row) => string
  /** Actions on the selected rows. */
  children: ReactNode
}

/** Selection bar of a table: rows of this page, all matching rows, and selected rows hidden by a filter. */
export function TableSelection<Row>({ selection, found, rowKey, children }: Props<Row>) {
  const { selected, select, clear } = selection
  const { all, rows } = found
  const inView = selected.size === 0 ? 0 : all.filter((row) => selected.has(rowKey(row))).length
  const more = inView < all.length && all.length > rows.length
  return (
    <BulkBar
      count={selected.size}
      hidden={selected.size - inView}
      matching={all.length}
      onSelectAll={more ? () => select(all, true) : undefined}
      onClear={clear}
    >
      {children}
    </BulkBar>
  )
}
