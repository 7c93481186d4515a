import { useMemo, useState } from 'react'
import type { SolutionColumn } from '@/domain/team/assignments'
import { Button } from '@/ui/Button'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { Dialog } from '@/ui/overlay/Dialog'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { person, useMatrix, type Cells, type MatrixProps, type Member } from './useMatrix'
import './matrix.scss'

/** A column for each solution. */
const solutionColumns = (solutions: readonly SolutionColumn[], { said, cell }: Cells): Column<Member>[] =>
  solutions.map((column) => ({
    key: column.subscriptionId,
    header: column.title,
    unsortable: true,
    text: (member) => said(member, column),
    cell: (member) => cell(member, column),
  }))

/** One column with what a member has. */
const hasColumn = (solutions: readonly SolutionColumn[], { said }: Cells) =>
  textColumn<Member>(
    'solutions',
    'Has',
    (member) =>
      solutions
        .filter((column) => said(member, column))
        .map(({ title }) => title)
        .join(', '),
    { unsortable: true },
  )

/** Members × solutions: each cell assigns a unit or takes it away. On phones a member's solutions are in a sheet. */
export function Matrix(props: MatrixProps) {
  const { columns: solutions } = props
  const { table, cells } = useMatrix(props)
  const isWide = useIsWide()
  const [opened, open] = useState<Member>()
  const columns = useMemo(
    () => [person, ...(isWide ? solutionColumns(solutions, cells) : [hasColumn(solutions, cells)])],
    [isWide, solutions, cells],
  )
  const assign = (member: Member) => (
    <Button
      variant="outline-secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={`Assign solutions to ${member.targetName}`}
      onClick={() => open(member)}
    >
      Assign
    </Button>
  )
  return (
    <div className="matrix mt-4">
      <QueryTable
        {...table}
        columns={columns}
        exportName={isWide ? 'team-assignments' : 'team-members-solutions'}
        rowActions={isWide ? undefined : assign}
      />
      {opened && (
        <Dialog title={`Solutions of ${opened.targetName}`} onClose={() => open(undefined)}>
          <ul className="plain matrix-sheet">
            {solutions.map((column) => (
              <li key={column.subscriptionId}>
                <span>{column.title}</span>
                {cells.cell(opened, column)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
