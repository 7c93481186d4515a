import { Link } from '@/components/links/Link'
import type { Waiting } from '@/domain/admin/waiting'
import { formatCount } from '@/lib/money/counts'
import { said } from '@/lib/text/said'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { messageOf } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import './waitingCard.scss'

type Props<Data> = {
  title: string
  query: QueryResult<Data>
  waiting: (data: Data) => Waiting
  /** The list, filtered to what waits. */
  to: string
  label: string
}

/** How many items of one kind are waiting. If its call fails, the other cards are not affected. */
export function WaitingCard<Data>({ title, query, waiting, to, label }: Props<Data>) {
  const { data, isError, isFetching, error, refetch } = query
  return (
    <Card title={title} className="waiting-card" footer={<Link to={to}>{label}</Link>}>
      {data !== undefined ? (
        <Amount {...waiting(data)} />
      ) : isError && !isFetching ? (
        <div role="alert">
          <p>Couldn’t be loaded. {messageOf(error)}</p>
          <Button variant="outline-secondary" size="sm" onClick={() => void refetch?.()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton rows={2} label={`Loading ${title.toLowerCase()}`} />
      )}
    </Card>
  )
}

function Amount({ count, text, isCalm, isLeast }: Waiting) {
  return (
    <p className="waiting-card-text">
      <strong className={isCalm ? 'num text-success' : 'num text-warning'}>
        {said(count, formatCount)}
        {isLeast && '+'}
      </strong>{' '}
      {text}
    </p>
  )
}
