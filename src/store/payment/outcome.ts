import { isApiError, type ApiError } from '@/api/client/errors'
import { declineOf } from '@/domain/billing/declines'
import type { PaymentBlocker, PaymentError, PaymentOutcome } from './types'

/** Result of an RTK mutation. */
export type MutationResult<Answer> = { data?: Answer | undefined; error?: unknown }

/**
 * Distinguishes a decline, which proves that nothing was charged, from every other failure, which proves nothing (T5.2):
 * browsers resend a POST when a connection drops, so that even a 409 may be the response to a repeated request.
 * @param read interprets a successful response
 */
export function readOutcome<Answer, Receipt>(
  { data, error }: MutationResult<Answer>,
  read: (answer: Answer) => PaymentOutcome<Receipt>,
): PaymentOutcome<Receipt> {
  if (error === undefined) return data === undefined || data === null ? { kind: 'unconfirmed' } : read(data)
  if (!isApiError(error)) return { kind: 'unconfirmed' }
  return { kind: isDecline(error) ? 'declined' : 'unconfirmed', error: pick(error) }
}

const pick = ({ status, message, code }: ApiError): PaymentError => ({
  status,
  message,
  ...(code === undefined ? {} : { code }),
})

// `refused` is the client's own word: the request was never sent.
function isDecline({ status, data }: ApiError): boolean {
  return status === 'refused' || (status === 402 && isProblem(data))
}

/** The contract's error body; a proxy's error page has none. */
function isProblem(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return ['message', 'errorMessage', 'code'].some((name) => typeof (body as Record<string, unknown>)[name] === 'string')
}

/** Message of a decline for the payer. */
export function describeError({ status, message, code }: PaymentError): PaymentBlocker {
  if (status === 402) return { kind: 'declined', ...declineOf(code, message) }
  return { title: 'This can’t be paid as it is', text: `${message} Nothing was charged.` }
}

export const elsewhere: PaymentBlocker = {
  kind: 'elsewhere',
  title: 'Another tab is paying for this',
  text: 'Finish the payment in the other tab of your browser, or close that tab and try again here.',
}

export const notStarted: PaymentBlocker = {
  title: 'The payment could not start',
  text: 'Something went wrong before anything was sent. Nothing was charged. Please try again.',
}

export const unchecked: PaymentBlocker = {
  title: 'We couldn’t check your earlier payment',
  text: 'Before you pay again, we make sure that your earlier payment didn’t go through after all. Nothing was sent this time. Please try again in a moment.',
}
