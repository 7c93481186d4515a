import { toast, type ToastKind } from '@/lib/toast'
import type { ApiError } from './errors'

/** A text in another style than the usual one: some failures are told as information. */
export type Notice = { kind: ToastKind; text: string; detail?: string }

/** What the visitor is told about a call. Written where the call is declared, never where it is made. */
export type Feedback<Answer = never, Asked = never> = {
  /** The success toast. */
  successToast?: string | ((answer: Answer, asked: Asked) => string | Notice | undefined)
  /** The failure's headline; without one the server's own message is the headline. False: the page itself tells it. */
  errorToast?: string | false | ((error: ApiError, asked: Asked) => string | Notice | false | undefined)
  /** Says nothing, whatever happens, and leaves the page where it is. */
  silent?: true | (() => boolean)
  /** On status 0 the page stays (payments find out for themselves what became of them). */
  stayOnPage?: true
}

/** A failure told as information. */
export const info = (text: string): Notice => ({ kind: 'info', text })

/** Tells of a success. */
export function showSuccess(successToast: Feedback['successToast'], answer: unknown, asked: unknown): void {
  const said = typeof successToast === 'function' ? successToast(answer as never, asked as never) : successToast
  if (typeof said === 'string') toast.success(said)
  else if (said?.kind === 'error') toast.failure(said.text, said.detail)
  else if (said) toast[said.kind](said.text)
}

/** Tells of a failure, once: the call's own headline, the server's message under it when it adds something. */
export function showError(errorToast: Feedback['errorToast'], error: ApiError, asked: unknown): void {
  const said = typeof errorToast === 'function' ? errorToast(error, asked as never) : errorToast
  if (said === false) return
  if (typeof said === 'object' && said.kind !== 'error') return toast[said.kind](said.text)
  const headline = typeof said === 'object' ? said.text : said
  // A refused field tells its message at the field.
  if (error.fields && Object.keys(error.fields).length > 0) return
  toast.failure(headline ?? error.message, headline ? error.message : undefined)
}
