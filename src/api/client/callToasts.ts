import type { Act } from '@/lib/calls/act'
import { announceFailure } from '@/lib/calls/failureNotices'
import { toast, type ToastKind } from '@/lib/calls/toast'
import type { ApiError } from './errors'
import type { SessionContext } from './sessionContext'

/** A message in another style than usual: some failures are shown as information. */
export type Notice = { kind: ToastKind; text: string; detail?: string }

/** The toasts of a call. Declared with the call, never where it is used. */
export type Feedback<Answer = never, Asked = never> = {
  /** The success toast. */
  successToast?: string | ((answer: Answer, asked: Asked, session: SessionContext) => string | Notice | undefined)
  /** The headline of a failure; by default the server's own message. False: the page shows the failure itself. */
  errorToast?: string | false | ((error: ApiError, asked: Asked) => string | Notice | false | undefined)
  /** Why a response of success does not do what was asked, where its message alone doesn't say so: the call fails. */
  refusal?: (answer: Answer, asked: Asked) => string | undefined
  /** Shows nothing in any case; while the function says so, it does not redirect on status 0 either. */
  silent?: true | ((session: SessionContext) => boolean)
  /** Does not redirect on status 0: payments reconcile themselves, and records of what a visitor does are not worth a page. */
  stayOnPage?: true
}

/** No page waits for such a call, or its caller reports its failure: it shows nothing, and leaves no page (R-MAINT-04). */
export const inBackground = { silent: true, stayOnPage: true } as const

/** Shows a failure as information. */
export const info = (text: string): Notice => ({ kind: 'info', text })

/** Why a response of success does not do what was asked, if its call can tell. */
export const refusalIn = (refusal: Feedback['refusal'], answer: unknown, asked: unknown): string | undefined =>
  refusal?.(answer as never, asked as never)

/** Shows a success toast. */
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
  else if (said) toast[said.kind](said.text, said.detail ? { detail: said.detail } : {})
}

/**
 * Reports a failure once: the call's own headline, and below it the server's message if it adds something. A form shows
 * both in place; otherwise they are a toast, even if the server's message is about single fields. Of a write that may have
 * been made, the message alone says what is known.
 */
export function showError(errorToast: Feedback['errorToast'], error: ApiError, asked: unknown, act?: Act): void {
  const said = typeof errorToast === 'function' ? errorToast(error, asked as never) : errorToast
  if (said === false) return
  // Its headline says that it failed.
  const told = error.outcome ? undefined : said
  const notice = typeof told === 'object' ? told : { kind: 'error' as const, text: told, detail: error.message }
  const { kind, text: headline } = notice
  const ofFields = [...new Set(Object.values(error.fields ?? {}))].join(' ')
  const detail = headline ? notice.detail : ofFields
  announceFailure(error, { kind, text: headline ?? error.message, ...(detail && { detail }) }, act)
}
