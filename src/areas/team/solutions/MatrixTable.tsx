import { useMemo } from 'react'
import type { Column } from '@/ui/table/columns'
import { QueryTable } from '@/ui/table/QueryTable'
import { person, useMatrix, type MatrixProps, type Member } from './useMatrix'

/** A row for each member, a column for each solution. */
export function MatrixTable(props: MatrixProps) {
  const { columns: solutions } = props
  const { table, cells } = useMatrix(props)
  const columns = useMemo(
    () => [
      person,
      ...solutions.map((column): Column<Member> => ({
        key: column.subscriptionId,
        header: column.title,
        unsortable: true,
        text: (member) => cells.said(member, column),
        cell: (member) => cells.cell(member, column),
      })),
    ],
    [solutions, cells],
  )
  return <QueryTable {...table} columns={columns} exportName="team-assignments" />
}
