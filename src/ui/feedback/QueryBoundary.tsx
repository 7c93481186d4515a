import { useState, type ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from '../Button'
import { emptyOf, type Emptiness } from './EmptyState'
import { ErrorState, messageOf } from './ErrorState'
import { Page } from '../layout/Page'
import { placeholderOf, type Placeholder } from './Skeleton'
import './queryBoundary.scss'

/** Result of a query, as returned by the query hooks. */
export type QueryResult<Data> = {
  data?: Data | undefined
  /** Data of the current arguments; `data` may still be that of the previous ones. */
  currentData?: Data | undefined
  error?: unknown
  isError?: boolean
  isFetching?: boolean
  refetch?: () => unknown
}

type Props<Data> = {
  query: QueryResult<Data>
  skeleton?: Placeholder
  /** Placeholder for pages whose heading comes with the data. */
  heading?: string
  /** Shown instead of the data if it is empty; without it an empty list is shown as it is, and `null` as nothing. */
  empty?: Emptiness
  isEmpty?: (data: Data) => boolean
  /** Whether an error says that there is no such data, which is shown as empty. */
  isMissing?: (error: unknown) => boolean
  /** Hides data of previous arguments: another person's page, another account. */
  discardStale?: boolean
  children: (data: Data) => ReactNode
} & Named

/** The error names what couldn’t be loaded, so one of the two is required. */
type Named =
  | {
      /** What is loaded, as a sentence names it: `the seats`. Skeleton and error say it. */
      what: string
      /** Title of the error, if it is not `We couldn’t load …`. */
      errorTitle?: string | undefined
    }
  | { what?: undefined; errorTitle: string }

/** Loading, error, empty or data; keeps stale data, or the error, visible while refetching. */
export function QueryBoundary<Data>({
  query: reading,
  skeleton = {},
  heading,
  empty,
  isEmpty = (data) => data === null || (empty !== undefined && Array.isArray(data) && data.length === 0),
  isMissing = () => false,
  discardStale = false,
  what,
  errorTitle = what && `We couldn’t load ${what}`,
  children,
}: Props<Data>) {
  const { isError = false, isFetching = false, error, refetch } = reading
  const current = 'currentData' in reading ? reading.currentData : reading.data
  const data = discardStale || (isError && !isFetching) ? current : reading.data

  // An error stays visible while the query is refetched, by its button or by another part of the page, so that nothing
  // jumps and the button keeps the focus. An error of an earlier visit is not shown.
  const [wasShown, setShown] = useState(false)
  const hasFailed = isFetching ? wasShown && error !== undefined : isError
  if (hasFailed !== wasShown) setShown(hasFailed)

  if (!isFetching && isMissing(error)) return emptyOf(empty)
  if (data === undefined) {
    const instead = hasFailed ? (
      <ErrorState
        error={error}
        busy={isFetching}
        {...(refetch && { onRetry: refetch })}
        {...(errorTitle && { title: errorTitle })}
      />
    ) : (
      placeholderOf(skeleton, what)
    )
    return heading === undefined ? instead : <Page title={heading}>{instead}</Page>
  }
  // The same element for fresh and stale data, so that input inside it survives the change.
  return (
    <div className="query-boundary" aria-busy={isFetching || undefined}>
      {isError && (
        <Alert
          kind="warning"
          live
          title={errorTitle ?? 'This may be out of date'}
          actions={
            refetch && (
              <Button variant="outline-secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            )
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      {isEmpty(data) ? emptyOf(empty) : children(data)}
    </div>
  )
}
