import { useMemo } from 'react'
import { useMay } from '@/components/access/useAccess'
import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { cellOf, type PendingChange, type SolutionColumn } from '@/domain/team/assignments'
import { personColumn } from '@/ui/table/columnMakers'
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

/** Members × solutions: each cell assigns a unit or takes it away. On phones each member is a card. */
export function Matrix({ columns: solutions, assigned, pending }: Props) {
  const { why: assign } = useMay('solutions.assign')
  const { why: take } = useMay('solutions.unassign')
  const members = useMemberList(25)
  const columns = useMemo((): readonly Column<Member>[] => {
    const cell = (member: Member, column: SolutionColumn) => cellOf(member, column, assigned, pending)
    return [
      person,
      ...solutions.map((column): Column<Member> => ({
        key: column.subscriptionId,
        header: column.title,
        unsortable: true,
        text: (member) => {
          const now = cell(member, column)
          return now.state === 'assigned' ? words.assigned : now.state === 'pending' ? words[now.kind] : ''
        },
        cell: (member) => (
          <AssignCell cell={cell(member, column)} member={member} column={column} why={{ assign, take }} />
        ),
      })),
    ]
  }, [solutions, assigned, pending, assign, take])
  return (
    <div className="matrix mt-4">
      <QueryTable
        caption="Members and their solutions"
        {...members}
        columns={columns}
        exportName="team-assignments"
        empty={{ title: 'No one has joined yet', text: 'Members will appear here once they accept their invitation.' }}
      />
    </div>
  )
}
