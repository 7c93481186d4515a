import { useMemo } from 'react'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { QueryTable } from '@/ui/table/QueryTable'
import type { Column } from '@/ui/table/columns'
import { MatrixCards } from './MatrixCards'
import { type MatrixProps, person, useMatrix, type Member } from './useMatrix'
import './matrix.scss'

/** Members × solutions: each cell assigns a unit or takes it away. On phones a member's solutions are in a sheet. */
export function Matrix(props: MatrixProps) {
  const Table = useIsWide() ? MatrixTable : MatrixCards
  return (
    <div className="matrix mt-4">
      <Table {...props} />
    </div>
  )
}

/** A row for each member, a column for each solution. */
function MatrixTable(props: MatrixProps) {
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
