import { ArrowCounterclockwise, CheckCircleFill, Circle } from 'react-bootstrap-icons'
import { changeLater, undoChange } from '@/components/team/pendingAssignments'
import type { Shape } from '@/contract/types'
import type { CellState, PendingChange, SolutionColumn } from '@/domain/team/assignments'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'

type Props = {
  cell: CellState
  member: Shape<'TeamConnection'>
  column: SolutionColumn
  /** Why nothing can be assigned, and why nothing can be taken away; read once for the whole matrix. */
  why: { assign: string | undefined; take: string | undefined }
}

const icons = {
  assigned: <CheckCircleFill aria-hidden />,
  pending: <ArrowCounterclockwise aria-hidden />,
  empty: <Circle aria-hidden />,
}

/** One cell of the matrix: whether the member has the solution, and the button that changes it. */
export function AssignCell({ cell, member, column, why }: Props) {
  const dispatch = useAppDispatch()
  const { targetName: memberName, id: memberId, teamId } = member
  const { title, subscriptionId } = column
  const change = (kind: PendingChange['kind'], unitId: string) =>
    dispatch(changeLater({ kind, teamId, subscriptionId, unitId, memberId, memberName, title }))
  const look = { variant: 'quiet', size: 'sm', className: 'matrix-cell' } as const
  switch (cell.state) {
    case 'pending':
      return (
        <Button
          {...look}
          icon={icons.pending}
          aria-label={`Undo: ${title} for ${memberName}`}
          onClick={() => undoChange(cell.unitId)}
        >
          {cell.kind === 'assign' ? 'Assigning' : 'Removing'}
        </Button>
      )
    case 'assigned':
      return (
        <Button
          {...look}
          icon={icons.assigned}
          why={why.take}
          aria-pressed
          aria-label={`${title}, assigned to ${memberName}`}
          onClick={() => change('take', cell.unitId)}
        >
          Assigned
        </Button>
      )
    case 'free':
      return (
        <Button
          {...look}
          icon={icons.empty}
          why={why.assign}
          aria-pressed={false}
          aria-label={`Assign ${title} to ${memberName}`}
          onClick={() => change('assign', cell.unitId)}
        >
          Assign
        </Button>
      )
    default:
      return (
        <Button
          {...look}
          icon={icons.empty}
          aria-label={`Assign ${title} to ${memberName}`}
          why={why.assign ?? whyNot(cell, memberName)}
        >
          {cell.state === 'other' ? 'Has another plan' : cell.state === 'none' ? 'Sold out' : '–'}
        </Button>
      )
  }
}

function whyNot(cell: Extract<CellState, { state: 'none' | 'other' | 'unknown' }>, name: string): string {
  if (cell.state === 'other') return `${name} already has ${cell.title}.`
  return cell.state === 'none' ? 'Sold out. Buy more, or unassign one.' : 'We can’t tell whether one is left.'
}
