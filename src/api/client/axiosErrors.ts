import { isAxiosError, isCancel } from 'axios'
import { unexplained } from '@/lib/calls/failureNotices'
import { UnsafePath } from '@/lib/text/segment'
import { fromAnswer, Unreadable } from './answerErrors'
import { malformed, offline, type ApiError } from './errors'
import { isTimeout, waitAsked } from './retry'

/** Converts anything that a call may throw to an ApiError. Never throws. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof UnsafePath) return { status: 'refused', message: 'This address isn’t valid.' }
  if (error instanceof Unreadable) return malformed(error.message)
  if (isCancel(error)) return { status: 'aborted', message: 'Cancelled.' }
  if (!isAxiosError(error)) return { status: 'malformed', message: unexplained }
  // The browser aborts calls when it leaves the page; axios reports that with the code of a timeout.
  if (error.message === 'Request aborted') return { status: 'aborted', message: 'Cancelled.' }
  if (isTimeout(error)) return { status: 'timeout', message: 'The server took too long to answer.' }
  if (error.response) return fromAnswer(error.response.status, error.response.data, waitAsked(error))
  return offline
}
