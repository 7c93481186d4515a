import type { Shape } from '@/contract/types'
import { Button } from '@/ui/Button'
import { CloseButton } from '@/components/CloseButton'
import { type QueryResult, QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { useParam } from '@/ui/hooks/useParam'
import { dateColumn, statusColumn, textColumn, type StatusTable, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { useGetRemovedDoSubscriptionQuery } from '@/api/commerce/solutions'
import { useMarkNoticeSeen } from '@/components/account/notices/useMarkNoticeSeen'
import { DateTime } from '@/components/DateTime'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'

type Unit = Shape<'DoSubscription'>

const states: StatusTable<Unit['status']> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  REMOVED: { label: 'Removed', tone: 'secondary' },
  ENDED: { label: 'Ended', tone: 'secondary' },
  VACANT: { label: 'Not assigned', tone: 'secondary' },
}

const columns: readonly Column<Unit>[] = [
  textColumn('title', 'Solution', ({ title }) => title, { rowHeader: true, note: ({ variation }) => variation }),
  statusColumn('status', 'Status', ({ status }) => status, states),
  dateColumn('since', 'Assigned on', ({ assignedAt, startDate }) => assignedAt ?? startDate),
  dateColumn('until', 'Until', ({ removedAt, endDate }) => removedAt ?? endDate),
]

// A solution with an unknown status may have details to show as well.
const isOver = (status: Unit['status']) => status === 'REMOVED' || !Object.hasOwn(states, status)

const records = {
  former: {
    caption: 'Past solutions',
    sort: '-until',
    empty: { title: 'No past solutions', text: 'Solutions that end or are removed will appear here.' },
  },
  all: {
    caption: 'All solutions',
    sort: '-since',
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
      exportName={false}
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

/** Who took a solution back, when and why; showing it marks its notice as seen (R-INV-08). */
function FormerSolution({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useGetRemovedDoSubscriptionQuery({ id })
  return (
    <Dialog
      title={query.currentData?.title ?? 'Past solution'}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <QueryBoundary query={query} skeleton={{ rows: 3 }} what="the details">
        {(unit) => <RemovalDetails unit={unit} />}
      </QueryBoundary>
    </Dialog>
  )
}

function RemovalDetails({ unit }: { unit: Shape<'DoSubscription'> }) {
  const { id, statusSeen, variation, removedAt, removedByName, removalReason } = unit
  const markSeen = useMarkNoticeSeen()
  useOnceWhen(statusSeen === false, () => markSeen({ kind: 'solution', id }))
  return (
    <DescriptionList
      items={[
        ...(variation ? [{ term: 'Plan', value: variation }] : []),
        { term: 'Removed by', value: removedByName },
        { term: 'On', value: removedAt && <DateTime at={removedAt} time /> },
        { term: 'Reason', value: removalReason },
      ]}
    />
  )
}
