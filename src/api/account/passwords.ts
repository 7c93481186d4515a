import type { Shape } from '@/contract/types'
import { unexplained } from '@/lib/calls/failureNotices'
import { recordOf } from '@/lib/objects'
import { injectCalls } from '../client/api'
import { isApiError } from '../client/errors'

export const passwordsApi = injectCalls('passwords', ({ write }) => ({
  // R-PWD-05: neither throws nor shows a toast of a refusal; the form reads the result.
  createPasswordRequest: write('POST /passwordRequests', { errorToast: false, skipAuthHandling: true }),
  usePasswordRequest: write('PUT /passwordRequests', {
    invalidates: ['Session', 'Me'],
    errorToast: false,
    skipAuthHandling: true,
  }),
}))

export const { useCreatePasswordRequestMutation, useUsePasswordRequestMutation } = passwordsApi

export type PasswordResult = Shape<'PasswordRequestResult'> & {
  /** Messages by field of the form. */
  fields?: Record<string, string>
}

/**
 * The result of a password request, successful or not, as one object (R-PWD-01, R-PWD-02, R-PWD-05).
 * @param outcome the resolved value of the mutation's trigger
 * @returns the response; for a failure `message`, and what else the server named
 */
export function passwordResult(outcome: {
  data?: Shape<'PasswordRequestResult'> | undefined
  error?: unknown
}): PasswordResult {
  if (outcome.error === undefined) return outcome.data ?? {}
  if (!isApiError(outcome.error)) return { message: unexplained }
  const { message, fields, data } = outcome.error
  const isUserNotFound = recordOf(data).isUserNotFound === true
  return { message, ...(fields && { fields }), ...(isUserNotFound && { isUserNotFound }) }
}
