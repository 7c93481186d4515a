import { formatCount } from '@/lib/money/counts'
import { attempt } from '../../attempt'
import { Button } from '../../Button'
import type { AllPages } from '../rows/useAllPages'
import { TaskRow } from '../../feedback/progress/TaskList'

type Props<Row> = { pages: AllPages<Row>; total: number }

/** Offers to load all pages of a server list, because the server can't search; shows the progress. */
export function ServerSearch<Row>({ pages: { rows, loading, failed, load, cancel }, total }: Props<Row>) {
  const count = formatCount(total)
  const again = () => void attempt(load)
  if (loading) return <TaskRow work={{ id: 'pages', label: 'Loading all results', ...loading, cancel }} />
  if (rows && rows.length === total) return <p className="data-loaded">All {count} results are loaded.</p>
  return (
    <>
      {failed && <p role="alert">We couldn’t load all results.</p>}
      {rows && <p role="status">The list has changed since it was loaded.</p>}
      <Button variant="outline-secondary" size="sm" onClick={again}>
        {failed ? 'Try again' : rows ? `Load all ${count} again` : `Search all ${count}`}
      </Button>
    </>
  )
}
