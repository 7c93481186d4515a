import { useMemo, useState } from 'react'
import { useMay } from '@/components/access/useAccess'
import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { cellOf, type PendingChange, type SolutionColumn } from '@/domain/team/assignments'
import { Button } from '@/ui/Button'
import { useMatchMedia } from '@/ui/hooks/useMatchMedia'
import { Dialog } from '@/ui/overlay/Dialog'
import { personColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { QueryTable } from '@/ui/table/QueryTable'
import { AssignCell } from './AssignCell'
import './matrix.scss'

type Member = Shape<'TeamConnection'>
type Props = {
  columns: readonly SolutionColumn[]
  assigned: readonly Shape<'DoSubscription'>[]
  pending: readonly PendingChange[]
}

const named = personColumn<Member>(
  'member',
  'Member',
  ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }),
  { rowHeader: true, unsortable: true },
)

/** The address is cut where there is little room: the tooltip has all of it. */
const person: Column<Member> = {
  ...named,
  cell: (member) => (
    <span className="d-block" title={member.email}>
      {named.cell?.(member)}
    </span>
  ),
}

const words = { assigned: 'Assigned', assign: 'Being assigned', take: 'Being removed' }

/** Below it a table is a list of cards (src/ui/table). */
const wide = '(min-width: 640px)'

/** Members × solutions: each cell assigns a unit or takes it away. On phones a member's solutions are in a sheet. */
export function Matrix({ columns: solutions, assigned, pending }: Props) {
  const { why: assign } = useMay('solutions.assign')
  const { why: take } = useMay('solutions.unassign')
  const members = useMemberList(25)
  const isWide = useMatchMedia(wide)
  const [opened, open] = useState<Member>()
  const columns = useMemo((): readonly Column<Member>[] => {
    const cell = (member: Member, column: SolutionColumn) => cellOf(member, column, assigned, pending)
    const said = (member: Member, column: SolutionColumn) => {
      const now = cell(member, column)
      return now.state === 'assigned' ? words.assigned : now.state === 'pending' ? words[now.kind] : ''
    }
    if (!isWide) {
      const has = (member: Member) => solutions.filter((column) => said(member, column)).map(({ title }) => title)
      return [person, textColumn('solutions', 'Has', (member) => has(member).join(', '), { unsortable: true })]
    }
    return [
      person,
      ...solutions.map((column): Column<Member> => ({
        key: column.subscriptionId,
        header: column.title,
        unsortable: true,
        text: (member) => said(member, column),
        cell: (member) => (
          <AssignCell cell={cell(member, column)} member={member} column={column} why={{ assign, take }} />
        ),
      })),
    ]
  }, [isWide, solutions, assigned, pending, assign, take])
  return (
    <div className="matrix mt-4">
      <QueryTable
        caption="Members and their solutions"
        {...members}
        columns={columns}
        exportName={isWide ? 'team-assignments' : 'team-members-solutions'}
        empty={{ title: 'No one has joined yet', text: 'Members will appear here once they accept their invitation.' }}
        rowActions={
          isWide
            ? undefined
            : (member) => (
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
        }
      />
      {opened && (
        <Dialog title={`Solutions of ${opened.targetName}`} onClose={() => open(undefined)}>
          <ul className="plain matrix-sheet">
            {solutions.map((column) => (
              <li key={column.subscriptionId}>
                <span>{column.title}</span>
                <AssignCell
                  cell={cellOf(opened, column, assigned, pending)}
                  member={opened}
                  column={column}
                  why={{ assign, take }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
