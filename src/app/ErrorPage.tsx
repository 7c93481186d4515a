import { listen } from '@/lib/browser/listen'
import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom'
import { isApiError } from '@/api/client/errors'
import { ErrorView } from '@/components/ErrorView'
import { paths } from '@/domain/navigation/paths'
import { errorReporter } from '@/lib/calls/errorReporter'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button } from '@/ui/Button'
import { isChunkError, reloadForChunks } from './staleChunk'

type Told = { status: number; message?: string; chunk?: boolean }

function read(error: unknown): Told {
  if (isRouteErrorResponse(error))
    return { status: error.status, ...(typeof error.data === 'string' && error.data ? { message: error.data } : {}) }
  if (isChunkError(error)) return { status: 503, message: 'We couldn’t load part of this page', chunk: true }
  // A page may throw the error response of a request.
  if (isApiError(error))
    return { status: typeof error.status === 'number' ? error.status : 500, message: error.message }
  return { status: 500 }
}

/** Shown instead of a page that failed: 404, 401, a missing chunk, anything else (R-ERRP-01 to R-ERRP-04, R-NAV-03). */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const { status, message, chunk } = read(error)
  useEffect(() => {
    if (status === 401) rememberIntendedPath(`${pathname}${search}${hash}`)
  }, [status, pathname, search, hash])
  useEffect(() => {
    if (!chunk) return
    reloadForChunks()
    return listen(window, 'online', () => void reloadForChunks())
  }, [chunk])
  useEffect(() => {
    if (status >= 500 && !chunk) errorReporter.report({ error, seen: 'page' })
  }, [error, status, chunk])
  if (status === 401) return <Navigate to={paths.login} replace />
  const again = <Button onClick={() => location.reload()}>Try again</Button>
  return <ErrorView status={status} message={message} {...(status === 404 ? {} : { actions: again })} />
}
