import { useMemo, type ReactNode } from 'react'
import { Tabs } from '../layout/Tabs'
import type { Column } from './columns'
import { countChoices, filterRows } from './rows/rowFilter'
import { searchRows } from './rows/rowSearch'
import type { ListParams } from './useListParams'

type Props<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The columns in view, which the search covers. */
  visible: readonly Column<Row>[]
  list: ListParams
  /** The key of the column whose values are the tabs. */
  by: string
  children: ReactNode
}

/** The values of a column as tabs, after All, each with the number of rows that search and filters leave it. */
export function ListTabs<Row>({ rows, columns, visible, list, by, children }: Props<Row>) {
  const { search, filters } = list
  const tabs = useMemo(() => {
    const left = filterRows(searchRows(rows, visible, search), columns, { ...filters, [by]: '' })
    const choices = countChoices(rows, columns, by, { search, filters, visible })
    const all = { key: '', label: 'All', count: left.length }
    return [all, ...choices.map(({ value, label, count }) => ({ key: value, label, count }))]
  }, [rows, columns, visible, search, filters, by])
  return (
    <Tabs
      label={columns.find(({ key }) => key === by)?.header ?? 'Rows'}
      tabs={tabs}
      value={filters[by] ?? ''}
      onChange={(value) => list.setFilter(by, value)}
    >
      {children}
    </Tabs>
  )
}
