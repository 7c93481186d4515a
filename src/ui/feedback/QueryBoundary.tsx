import type { ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from '../Button'
import { ErrorState, messageOf } from './ErrorState'
import { Page } from '../layout/Page'
import { Skeleton } from './Skeleton'
import './queryBoundary.scss'

/** What a read answers with, as the query hooks give it. */
export type QueryResult<Data> = {
  data?: Data | undefined
  /** What belongs to what is asked now; `data` may still be the answer to what was asked before. */
  currentData?: Data | undefined
  error?: unknown
  isError?: boolean
  isFetching?: boolean
  refetch?: () => unknown
}

type Props<Data> = {
  query: QueryResult<Data>
  skeleton?: ReactNode
  /** Of a page whose heading comes with the data: what stands for it until then. */
  heading?: string
  /** Shown instead of the data when there is nothing in it. */
  empty: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Where the old answer must not stand in for the new one: another person's page, another account. */
  discardStale?: boolean
  /** What the failure is called. */
  errorTitle?: string
  children: (data: Data) => ReactNode
}

const nothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0)

/** Skeleton, error with Try again, empty, or the data; what is old stays in view while it is fetched anew. */
export function QueryBoundary<Data>({
  query: reading,
  skeleton = <Skeleton />,
  heading,
  empty,
  isEmpty = nothing,
  discardStale = false,
  errorTitle,
  children,
}: Props<Data>) {
  const { isError = false, isFetching = false, error, refetch } = reading
  const current = 'currentData' in reading ? reading.currentData : reading.data
  const data = discardStale || (isError && !isFetching) ? current : reading.data
  const again = refetch && (() => void refetch())

  if (data === undefined) {
    const instead =
      !isError || isFetching ? (
        skeleton
      ) : (
        <ErrorState error={error} {...(again && { onRetry: again })} {...(errorTitle && { title: errorTitle })} />
      )
    return heading === undefined ? instead : <Page title={heading}>{instead}</Page>
  }
  // The same frame for good and out-of-date answers: what somebody typed inside survives the change.
  return (
    <div className="query-boundary" aria-busy={isFetching || undefined}>
      {isError && (
        <Alert
          kind="warning"
          live
          title={errorTitle ?? 'This may be out of date'}
          actions={
            again && (
              <Button variant="outline-secondary" size="sm" busy={isFetching} onClick={again}>
                Try again
              </Button>
            )
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      {isEmpty(data) ? empty : children(data)}
    </div>
  )
}
