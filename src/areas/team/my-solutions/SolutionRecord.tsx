import type { Shape } from '@/contract/types'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { useParam } from '@/ui/hooks/useParam'
import { dateColumn, statusColumn, textColumn, type StatusTable, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { FormerSolution } from './FormerSolution'

type Unit = Shape<'DoSubscription'>

const states: StatusTable<Unit['status']> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  REMOVED: { label: 'Removed', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'secondary' },
  VACANT: { label: 'Not assigned', tone: 'secondary' },
}

const columns: readonly Column<Unit>[] = [
  textColumn('title', 'Solution', ({ title }) => title, { rowHeader: true, note: ({ variation }) => variation }),
  statusColumn('status', 'Status', ({ status }) => status, states),
  dateColumn('since', 'Assigned on', ({ assignedAt, startDate }) => assignedAt ?? startDate),
  dateColumn('until', 'Until', ({ removedAt, endDate }) => removedAt ?? endDate),
]

// Of an unknown status, there may be something to tell.
const isOver = (status: Unit['status']) => status === 'REMOVED' || !Object.hasOwn(states, status)

const records = {
  former: {
    caption: 'Past solutions',
    sort: '-until',
    exportName: 'my-former-team-solutions',
    empty: { title: 'No past solutions', text: 'Solutions that end or are removed will appear here.' },
  },
  all: {
    caption: 'All solutions',
    sort: '-since',
    exportName: 'all-my-team-solutions',
    empty: {
      title: 'No solutions yet',
      text: 'Solutions the team assigns to you will appear here, with their status.',
    },
  },
} as const

type Props = { show: keyof typeof records; query: QueryResult<readonly Unit[]> }

/** Solutions with their outcome: those that were removed or have ended, or all; notices open one of them. */
export function SolutionRecord({ show, query }: Props) {
  const [openedId, open] = useParam('solution')
  return (
    <QueryTable
      {...records[show]}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowActions={({ id, title, status }) =>
        isOver(status) && (
          <Button
            variant="outline-secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Details of ${title}`}
            onClick={() => open(id)}
          >
            Details
          </Button>
        )
      }
    >
      {() => openedId && <FormerSolution id={openedId} onClose={() => open()} />}
    </QueryTable>
  )
}
