import { useMemo, useState, type ReactNode } from 'react'
import { type SolutionColumn, cellOf, type PendingChange } from '@/domain/team/assignments'
import { nameOfMember } from '@/domain/team/members'
import { Button } from '@/ui/Button'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { Dialog } from '@/ui/overlay/Dialog'
import { textColumn, type Column, personColumn } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { useMay } from '@/components/access/useAccess'
import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { AssignCell, Legend } from './AssignCell'
import './matrix.scss'

/** A column for each solution. */
const solutionColumns = (solutions: readonly SolutionColumn[], { said, cell }: Cells): Column<Member>[] =>
  solutions.map((column) => ({
    key: column.subscriptionId,
    header: column.shortTitle,
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
      aria-label={`Assign solutions to ${nameOfMember(member)}`}
      onClick={() => open(member)}
    >
      Assign
    </Button>
  )
  return (
    <div className="matrix mt-4">
      {isWide && <Legend />}
      <QueryTable
        {...table}
        columns={columns}
        exportName={isWide ? 'team-assignments' : 'team-members-solutions'}
        rowActions={isWide ? undefined : assign}
      />
      {opened && (
        <Dialog title={`Solutions of ${nameOfMember(opened)}`} onClose={() => open(undefined)}>
          <ul className="plain matrix-sheet">
            {solutions.map((column) => (
              <li key={column.subscriptionId}>
                <span className="text-break">{column.title}</span>
                {cells.cell(opened, column)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

type Member = Shape<'TeamConnection'>
type MatrixProps = {
  columns: readonly SolutionColumn[]
  assigned: readonly Shape<'DoSubscription'>[]
  pending: readonly PendingChange[]
}

/** The cell of a member and a solution: `said` returns its text, `cell` its button. */
type Cells = {
  said: (member: Member, column: SolutionColumn) => string
  cell: (member: Member, column: SolutionColumn) => ReactNode
}

const named = personColumn<Member>(
  'member',
  'Member',
  ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }),
  { rowHeader: true, unsortable: true },
)

/** A long address is cut off: the tooltip shows all of it. */
const person: Column<Member> = {
  ...named,
  cell: (member) => (
    <span className="d-block" title={member.email}>
      {named.cell?.(member)}
    </span>
  ),
}

const words = { assigned: 'Assigned', assign: 'Being assigned', take: 'Being removed' }

/** The list of members, and the cells of their solutions. */
function useMatrix({ assigned, pending }: MatrixProps) {
  const { why: assign } = useMay('solutions.assign')
  const { why: take } = useMay('solutions.unassign')
  const table = {
    ...useMemberList(25),
    caption: 'Members and their solutions',
    empty: { title: 'No one has joined yet', text: 'Members will appear here once they accept their invitation.' },
  }
  const cells = useMemo<Cells>(
    () => ({
      said: (member, column) => {
        const now = cellOf(member, column, assigned, pending)
        return now.state === 'assigned' ? words.assigned : now.state === 'pending' ? words[now.kind] : ''
      },
      cell: (member, column) => (
        <AssignCell
          cell={cellOf(member, column, assigned, pending)}
          member={member}
          column={column}
          why={{ assign, take }}
        />
      ),
    }),
    [assigned, pending, assign, take],
  )
  return { table, cells }
}
