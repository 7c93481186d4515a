import { isApiError, type ApiError } from '@/api/client/errors'
import { declineOf } from '@/domain/billing/declines'
import type { Refused, Stop, Verdict } from './states'

/** What a mutation of the store resolves to. */
export type Result<Answer> = { data?: Answer | undefined; error?: unknown }

// Answered by somebody on the way who cannot know what the server has done.
const uncertain = new Set([408, 425])

/**
 * Tells a refusal, after which nothing is charged, from a lost answer, after which it may be (T5.2).
 * @param read what a good answer means
 */
export function verdictOf<Answer, Receipt>(
  { data, error }: Result<Answer>,
  read: (answer: Answer) => Verdict<Receipt>,
): Verdict<Receipt> {
  if (error === undefined) return data === undefined || data === null ? { kind: 'lost' } : read(data)
  if (!isApiError(error)) return { kind: 'lost' }
  return isRefusal(error) ? { kind: 'refused', error } : { kind: 'lost' }
}

/** `refused`: the client itself never sent it. */
function isRefusal({ status }: ApiError): boolean {
  if (status === 'refused') return true
  return typeof status === 'number' && status >= 400 && status < 500 && !uncertain.has(status)
}

/** A refusal in words for the payer. */
export function stopOf({ status, message, code }: Refused): Stop {
  if (status === 401)
    return { kind: 'session', title: 'Please sign in again', text: 'Your session has ended. Nothing was charged.' }
  if (status === 402) return { kind: 'declined', ...declineOf(code, message) }
  return { title: 'This cannot be paid as it is', text: `${message} Nothing was charged.` }
}

export const elsewhere: Stop = {
  kind: 'elsewhere',
  title: 'Another tab is paying for this',
  text: 'Please finish the payment in the other tab of your browser, or close that tab and try again here.',
}

export const unexpected: Stop = {
  title: 'The payment could not begin',
  text: 'Something went wrong before anything was sent. Nothing was charged. Please try again.',
}
