import type { Submission } from '@/lib/calls/submission'
import { announceFailure } from '@/lib/calls/failureNotices'
import { toast, type ToastKind } from '@/lib/calls/toast'
import { isNotFound, type ApiError } from './errors'
import type { SessionContext } from './sessionContext'

/** A message in another style than usual: some failures are shown as information. */
export type Notice = { kind: ToastKind; text: string; detail?: string }

/** The toasts of a call. Declared with the call, never where it is used. */
export type Feedback<Answer = never, Asked = never> = {
  /** The success toast. */
  successToast?: string | ((answer: Answer, asked: Asked, session: SessionContext) => string | Notice | undefined)
  /** The headline of a failure; by default the server's own message. False: the page shows the failure itself. */
  errorToast?: string | false | ((error: ApiError, asked: Asked) => string | Notice | false | undefined)
  /** Returns why a 2xx response refuses the call, where its message alone doesn't say so: the call then fails. */
  refusal?: (answer: Answer, asked: Asked) => string | undefined
  /** Shows no toast. A function decides for each call: while it returns true, status 0 does not redirect either. */
  silent?: true | ((session: SessionContext) => boolean)
  /** Does not redirect on status 0: payments reconcile themselves, and tracking must not cost visitors their page. */
  stayOnPage?: true
}

/** For calls that no page waits for, or whose caller reports failures: no toast, no redirect (R-MAINT-04). */
export const inBackground = { silent: true, stayOnPage: true } as const

/** No toast for what does not exist: the page says so itself. */
export const missingInPlace = (error: ApiError) => (isNotFound(error) ? false : undefined)

/** Shows a failure as information. */
export const info = (text: string): Notice => ({ kind: 'info', text })

/** Returns why a 2xx response refuses the call, if the call declares a `refusal` that recognises it. */
export const refusalIn = (refusal: Feedback['refusal'], answer: unknown, asked: unknown): string | undefined =>
  refusal?.(answer as never, asked as never)

/** Shows a success toast. */
export function showSuccess(
  successToast: Feedback['successToast'],
  answer: unknown,
  asked: unknown,
  session: SessionContext,
): void {
  const notice =
    typeof successToast === 'function' ? successToast(answer as never, asked as never, session) : successToast
  if (typeof notice === 'string') toast.success(notice)
  else if (notice?.kind === 'error') toast.failure(notice.text, notice.detail)
  else if (notice) toast[notice.kind](notice.text, notice.detail ? { detail: notice.detail } : {})
}

/**
 * Reports a failure once: the call's own headline, and below it the server's message if it adds something. A form shows
 * both in place; otherwise they are a toast, even if the server's message is about single fields. For a write that may
 * have been made, only the message is shown.
 */
export function showError(
  errorToast: Feedback['errorToast'],
  error: ApiError,
  asked: unknown,
  submission?: Submission,
): void {
  const declared = typeof errorToast === 'function' ? errorToast(error, asked as never) : errorToast
  if (declared === false) return
  // The call's headline would claim that the write failed, which is not known.
  const used = error.outcome ? undefined : declared
  const notice = typeof used === 'object' ? used : { kind: 'error' as const, text: used, detail: error.message }
  const { kind, text: headline } = notice
  const ofFields = [...new Set(Object.values(error.fields ?? {}))].join(' ')
  const detail = headline ? notice.detail : ofFields
  announceFailure(error, { kind, text: headline ?? error.message, ...(detail && { detail }) }, submission)
}
