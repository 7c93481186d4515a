import { errorIn } from '@/api/client/answerErrors'
import { isApiError, type ApiError } from '@/api/client/errors'
import { isRecord } from '@/lib/objects'
import type { BankAnswer, PaymentError, PaymentOutcome, ReconcileResult } from './types'

export type MutationResult<Answer> = { data?: Answer | undefined; error?: unknown }

/**
 * Interprets the result of a request that charges. A decline proves that nothing was charged; a refusal does once the
 * records were read; any other failure proves nothing. Browsers resend a POST when a connection drops, so that a 409
 * may be the response to a repeated request.
 * @param read interprets a successful response
 */
export function readOutcome<Answer, Receipt>(
  { data, error }: MutationResult<Answer>,
  read: (answer: Answer) => PaymentOutcome<Receipt>,
): PaymentOutcome<Receipt> {
  if (error === undefined) return data === undefined || data === null ? { kind: 'unconfirmed' } : read(data)
  if (!isApiError(error)) return { kind: 'unconfirmed' }
  const kind = isDecline(error) ? 'declined' : isRefusal(error) ? 'refused' : 'unconfirmed'
  return { kind, error: pick(error) }
}

const pick = ({ status, message, code }: ApiError): PaymentError => ({
  status,
  message,
  ...(code === undefined ? {} : { code }),
})

// `refused` is a status of our own client: the request was never sent, unless a 2xx response contained the refusal.
function isDecline({ status, server, data }: ApiError): boolean {
  return (status === 'refused' && server === undefined) || (status === 402 && isProblem(data))
}

/** Whether the server says why it charged nothing: the price has changed, the code has expired, the cart is empty. */
function isRefusal({ status, data }: ApiError): boolean {
  return (status === 409 || status === 422) && isProblem(data)
}

const notConfirmed: PaymentError = {
  status: 402,
  code: 'authentication_required',
  message: 'Your bank hasn’t confirmed the payment.',
}

/** The outcome of a payment once the bank's dialog has closed, where no call completes it: the records decide. */
export async function outcomeAfterBank<Receipt>(
  bank: BankAnswer,
  reconcile: () => Promise<ReconcileResult<Receipt>>,
): Promise<PaymentOutcome<Receipt>> {
  if (bank === 'refused') return { kind: 'declined', error: notConfirmed }
  const found = await reconcile()
  return found.kind === 'paid' ? found : { kind: 'unconfirmed' }
}

/** The contract's error body, or the payment service's own; a proxy's error page has none. */
function isProblem(body: unknown): boolean {
  if (!isRecord(body)) return false
  if (errorIn(body) !== undefined) return true
  return [body.message, body.errorMessage, body.code].some((text) => typeof text === 'string' && text.trim() !== '')
}
