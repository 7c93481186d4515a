import { CheckCircle, CheckCircleFill, Circle, Dash, XCircle } from 'react-bootstrap-icons'
import { changeLater, undoChange } from '@/components/team/pendingAssignments'
import type { Shape } from '@/contract/types'
import type { CellState, PendingChange, SolutionColumn } from '@/domain/team/assignments'
import { nameOfMember } from '@/domain/team/members'
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
  assign: <CheckCircle aria-hidden />,
  take: <XCircle aria-hidden />,
  empty: <Circle aria-hidden />,
  none: <Dash aria-hidden />,
}

/** Explains the table's icons, which have no visible text. */
export const Legend = () => (
  <ul className="matrix-legend">
    <li>{icons.assigned} Assigned</li>
    <li>{icons.empty} Not assigned</li>
    <li>{icons.none} Can’t be assigned</li>
  </ul>
)

/**
 * One cell of the matrix: whether the member has the solution, and the button that changes it. In the table it is only
 * an icon, with its text in the tooltip.
 */
export function AssignCell({ cell, member, column, why }: Props) {
  const dispatch = useAppDispatch()
  const { id: memberId, teamId } = member
  const memberName = nameOfMember(member)
  const { title, subscriptionId } = column
  const change = (kind: PendingChange['kind'], unitId: string) =>
    dispatch(changeLater({ kind, teamId, subscriptionId, unitId, memberId, memberName, title }))
  const look = (label: string, reason?: string) =>
    ({
      variant: 'quiet',
      size: 'sm',
      className: 'matrix-cell',
      'aria-label': label,
      title: reason ? undefined : label,
      why: reason,
    }) as const
  switch (cell.state) {
    case 'pending':
      return (
        <Button
          {...look(`Undo: ${title} for ${memberName}, ${cell.kind === 'assign' ? 'being assigned' : 'being removed'}`)}
          icon={icons[cell.kind]}
          onClick={() => undoChange(cell.unitId)}
        >
          <span>{cell.kind === 'assign' ? 'Assigning' : 'Removing'}</span>
        </Button>
      )
    case 'assigned':
      return (
        <Button
          {...look(`${title}, assigned to ${memberName}`, why.take)}
          icon={icons.assigned}
          aria-pressed
          onClick={() => change('take', cell.unitId)}
        >
          <span>Assigned</span>
        </Button>
      )
    case 'free':
      return (
        <Button
          {...look(`Assign ${title} to ${memberName}`, why.assign)}
          icon={icons.empty}
          aria-pressed={false}
          onClick={() => change('assign', cell.unitId)}
        >
          <span>Assign</span>
        </Button>
      )
    default:
      return (
        <Button {...look(`Assign ${title} to ${memberName}`, why.assign ?? whyNot(cell))} icon={icons.none}>
          <span>{cell.state === 'other' ? 'Has another plan' : cell.state === 'none' ? 'Sold out' : ''}</span>
        </Button>
      )
  }
}

function whyNot(cell: Extract<CellState, { state: 'none' | 'other' | 'unknown' }>): string {
  if (cell.state === 'other') return `Already has ${cell.title}.`
  return cell.state === 'none' ? 'Sold out. Buy more, or unassign one.' : 'We can’t tell whether one is left.'
}
