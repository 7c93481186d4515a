import { Link } from '@/components/links/Link'
import { byUrgency, type Waiting } from '@/domain/admin/waiting'
import { waitOf } from '@/domain/referrals/queueAge'
import { formatCount } from '@/lib/money/counts'
import { orDash } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { messageOf } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { moneyColumn, numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListTable } from '@/ui/table/ListTable'
import type { Task } from './useTasks'

const isLoading = ({ waiting, query }: Task) => waiting === undefined && (!query.isError || query.isFetching === true)
const isCalm = ({ waiting }: Task) => waiting?.count === 0

const unknown: Waiting = { count: undefined, text: '' }
const order = (a: Task, b: Task) => byUrgency(a.waiting ?? unknown, b.waiting ?? unknown)

const age = (days: number) => waitOf(days).text

/**
 * The open tasks as one table, and one line below it for those with nothing to do. Shown only once all of them have
 * loaded, so that no row moves.
 */
export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.some(isLoading)) return <Skeleton shape="table" rows={tasks.length} label="Loading your tasks" />
  const done = tasks.filter(isCalm)
  return (
    <>
      <ListTable
        caption="To do"
        columns={columns}
        rows={tasks.filter((task) => !isCalm(task)).sort(order)}
        prefix="waiting-"
        search={false}
        rowKey={({ page }) => page}
        rowActions={act}
        empty={<p className="lead">Nothing to do right now.</p>}
      />
      {done.length > 0 && (
        <p className="text-muted mt-3">
          All clear:{' '}
          {done.map(({ page, to, title }, at) => (
            <span key={page}>
              {at > 0 && ', '}
              <Link to={to}>{title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

const columns: readonly Column<Task>[] = [
  {
    ...textColumn<Task>('task', 'Task', ({ title }) => title, { rowHeader: true, unsortable: true }),
    cell: (task) => (
      <span>
        <Link to={task.to}>{task.title}</Link>
        <Note {...task} />
      </span>
    ),
  },
  {
    ...numberColumn<Task>('count', 'Count', ({ waiting }) => waiting?.count, { unsortable: true }),
    text: ({ waiting }) => `${orDash(waiting?.count, formatCount)}${waiting?.isLeast ? '+' : ''}`,
  },
  {
    ...numberColumn<Task>('oldest', 'Oldest', ({ waiting }) => waiting?.oldest, { unsortable: true, format: age }),
    cell: ({ waiting: { oldest } = unknown }) =>
      oldest !== undefined && (
        <span className={waitOf(oldest).tone === 'danger' ? 'text-danger' : undefined}>{age(oldest)}</span>
      ),
  },
  moneyColumn('amount', 'Amount (SGD)', ({ waiting }) => waiting?.cents, { unsortable: true }),
]

/** What the number means, or why there is none. */
function Note({ waiting, query, also }: Task) {
  return waiting ? (
    <span className="data-note">
      {waiting.text}
      {also && (
        <>
          {' · '}
          <Link to={also.to}>{also.label}</Link>
        </>
      )}
    </span>
  ) : (
    <span className="data-note" role="alert">
      We couldn’t load this. {messageOf(query.error)}
    </span>
  )
}

function act({ waiting, query, to, title, act: label }: Task) {
  const look = { size: 'sm', variant: 'outline-secondary' } as const
  return waiting ? (
    <Button {...look} to={to} aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  ) : (
    <Button {...look} onClick={() => void query.refetch?.()} aria-label={`Try again: ${title}`}>
      Try again
    </Button>
  )
}
