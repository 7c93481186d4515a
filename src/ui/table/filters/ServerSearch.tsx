import { useRef } from 'react'
import { countOf, formatCount } from '@/lib/money/counts'
import { attempt } from '../../attempt'
import { Button } from '../../Button'
import { TaskRow } from '../../feedback/progress/TaskList'

type Props = {
  total: number
  /** How many rows are loaded. */
  loaded: number | undefined
  loading: { done: number; total: number } | undefined
  failed: boolean
  load: () => Promise<unknown>
  cancel: () => void
}

/**
 * Offers to load all pages of a server list, because the server can't search; shows the progress. What is pressed here
 * makes room for what comes next, which keeps the focus.
 */
export function ServerSearch({ total, loaded, loading, failed, load, cancel }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const count = formatCount(total)
  const keepingFocus = (act: () => unknown) => () => {
    place.current?.focus()
    act()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {loading ? (
        <TaskRow work={{ id: 'pages', label: 'Loading all results', ...loading, cancel: keepingFocus(cancel) }} />
      ) : loaded === total ? (
        <p className="mb-0 fs-6 text-muted">All {countOf(total, 'result')} are loaded.</p>
      ) : (
        <>
          {failed && <p role="alert">We couldn’t load all results.</p>}
          {loaded !== undefined && <p role="status">The list has changed since it was loaded.</p>}
          <Button variant="outline-secondary" size="sm" onClick={keepingFocus(() => void attempt(load))}>
            {failed ? 'Try again' : loaded === undefined ? `Search all ${count}` : `Load all ${count} again`}
          </Button>
        </>
      )}
    </div>
  )
}
