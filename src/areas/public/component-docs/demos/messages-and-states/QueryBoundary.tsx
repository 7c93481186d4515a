import { useState } from 'react'
import { Button } from '@/ui/Button'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'

const error = { message: 'The server took too long to answer.' }
const results: Record<string, QueryResult<string>> = {
  Loading: { isFetching: true },
  Failed: { isError: true, error, refetch: () => undefined },
  Loaded: { data: 'Legal starter pack' },
  'Loaded, but the latest request failed': { data: 'Desk for a month', isError: true, error, refetch: () => undefined },
}

export function Demo() {
  const [query, setQuery] = useState<QueryResult<string>>({ isFetching: true })
  return (
    <>
      <div className="docs-row">
        {Object.entries(results).map(([label, result]) => (
          <Button key={label} variant="outline-secondary" onClick={() => setQuery(result)}>
            {label}
          </Button>
        ))}
      </div>
      <QueryBoundary query={query} errorTitle="We couldn’t load your order">
        {(order) => <p>{order}</p>}
      </QueryBoundary>
    </>
  )
}
