import { useMemo, type ReactNode } from 'react'
import { useMay } from '@/components/access/useAccess'
import { useMemberList } from '@/components/team/useMemberList'
import type { Shape } from '@/contract/types'
import { cellOf, type PendingChange, type SolutionColumn } from '@/domain/team/assignments'
import { personColumn, type Column } from '@/ui/table/columnMakers'
import { AssignCell } from './AssignCell'

export type Member = Shape<'TeamConnection'>
export type MatrixProps = {
  columns: readonly SolutionColumn[]
  assigned: readonly Shape<'DoSubscription'>[]
  pending: readonly PendingChange[]
}

/** One member's cell of one solution, in words and as a button. */
export type Cells = {
  said: (member: Member, column: SolutionColumn) => string
  cell: (member: Member, column: SolutionColumn) => ReactNode
}

const named = personColumn<Member>(
  'member',
  'Member',
  ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }),
  { rowHeader: true, unsortable: true },
)

/** The address is cut where there is little room: the tooltip has all of it. */
export const person: Column<Member> = {
  ...named,
  cell: (member) => (
    <span className="d-block" title={member.email}>
      {named.cell?.(member)}
    </span>
  ),
}

const words = { assigned: 'Assigned', assign: 'Being assigned', take: 'Being removed' }

/** The list of members, and the cells of their solutions. */
export function useMatrix({ assigned, pending }: MatrixProps) {
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
