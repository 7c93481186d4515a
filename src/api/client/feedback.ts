import { announceFailure } from '@/lib/failureNotices'
import { toast, type ToastKind } from '@/lib/toast'
import type { ApiError } from './errors'
import type { SessionContext } from './sessionContext'

/** A text in another style than the usual one: some failures are told as information. */
export type Notice = { kind: ToastKind; text: string; detail?: string }

/** What the visitor is told about a call. Written where the call is declared, never where it is made. */
export type Feedback<Answer = never, Asked = never> = {
  /** The success toast. */
  successToast?: string | ((answer: Answer, asked: Asked, session: SessionContext) => string | Notice | undefined)
  /** The failure's headline; without one the server's own message is the headline. False: the page itself tells it. */
  errorToast?: string | false | ((error: ApiError, asked: Asked) => string | Notice | false | undefined)
  /** Says nothing, whatever happens, and leaves the page where it is. */
  silent?: true | ((session: SessionContext) => boolean)
  /** On status 0 the page stays (payments find out for themselves what became of them). */
  stayOnPage?: true
}

/** A failure told as information. */
export const info = (text: string): Notice => ({ kind: 'info', text })

/** Tells of a success. */
export function showSuccess(
  successToast: Feedback['successToast'],
  answer: unknown,
  asked: unknown,
  session: SessionContext,
): void {
  const said =
    typeof successToast === 'function' ? successToast(answer as never, asked as never, session) : successToast
  if (typeof said === 'string') toast.success(said)
  else if (said?.kind === 'error') toast.failure(said.text, said.detail)
  else if (said) toast[said.kind](said.text)
}

/**
 * Announces a failure once: the call's own headline, under it the server's message when it adds something. A form shows
 * both in place; without a form they are a toast, also when the server's message is about single fields.
 */
export function showError(errorToast: Feedback['errorToast'], error: ApiError, asked: unknown): void {
  const said = typeof errorToast === 'function' ? errorToast(error, asked as never) : errorToast
  if (said === false) return
  const { kind, text: headline }: Partial<Notice> = typeof said === 'object' ? said : { kind: 'error', text: said }
  const ofFields = [...new Set(Object.values(error.fields ?? {}))].join(' ')
  const detail = headline ? error.message : ofFields
  announceFailure(error, { kind: kind ?? 'error', text: headline ?? error.message, ...(detail && { detail }) })
}
