import type { ReactNode } from 'react'
import { BulkBar } from '../BulkBar'
import type { Shown } from './rows/tableRows'
import type { RowSelection } from './rows/useSelection'

type Props<Row> = {
  selection: RowSelection
  shown: Shown<Row>
  rowKey: (row: Row) => string
  actions: ReactNode
}

/** Selection bar of a table: rows of this page, all matching rows, and selected rows hidden by a filter. */
export function TableSelection<Row>({ selection: { selected, onChange }, shown, rowKey, actions }: Props<Row>) {
  const matching = shown.all.length
  const inView = selected.size === 0 ? 0 : shown.all.filter((row) => selected.has(rowKey(row))).length
  const more = inView < matching && matching > shown.rows.length
  return (
    <BulkBar
      count={selected.size}
      hidden={selected.size - inView}
      matching={matching}
      onSelectAll={more ? () => onChange(new Set([...selected, ...shown.all.map(rowKey)])) : undefined}
      onClear={() => onChange(new Set())}
    >
      {actions}
    </BulkBar>
  )
}
