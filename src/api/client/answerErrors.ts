import { unexplained } from '@/lib/calls/failureNotices'
import { isObject, recordOf } from '@/lib/objects'
import { malformed, type ApiError } from './errors'
import { mayPassLater, waitText } from './retryPolicy'

/** Thrown for a response of the wrong kind, such as JSON instead of a file, whatever its status. */
export class Unreadable extends Error {}

const longestMessage = 300

/** A server's text, trimmed and shortened to show it to a user; undefined for markup, and for what is not a text. */
export const plain = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && !/<[a-z!/?]/i.test(text)
    ? text.trim().slice(0, longestMessage)
    : undefined

/**
 * Whether a text is not meant for users: a code (`invalid_grant`), the name of a status (`Not Found`), or `No error`.
 */
const isTechnical = (text: string) =>
  !/\s/.test(text.trim()) || /^[A-Z]\S*( [A-Z]\S*)+$/.test(text) || /^no errors?\b/i.test(text)

/**
 * Whether a text is a code: one word that is joined from others (`auth/email-taken`, `isNotEmpty`), or all in lower or
 * upper case (`required`). A field's text may be one plain word: `Taken`.
 */
const isCode = (text: string) =>
  /^[\w./:-]*\w$/.test(text) &&
  (/[_./:]|[a-z]{2}[A-Z]/.test(text) || text === text.toLowerCase() || text === text.toUpperCase())

/** A server's text that is a sentence: no code, and no stack trace. */
const readable = (sent: unknown) => {
  const text = plain(sent)
  return text && !isTechnical(text) && !text.includes('\n') ? text : undefined
}

/** The text of an error: a text, a record with one, or a list of either, one for each field. */
function textIn(sent: unknown): string | undefined {
  if (typeof sent === 'string') return plain(sent)
  const texts = (Array.isArray(sent) ? sent : [sent]).flatMap((one) => {
    const { message, msg, detail } = recordOf(one)
    return [one, message, msg, detail].map(readable).find(Boolean) ?? []
  })
  const [first, ...others] = new Set(texts)
  return others.length > 0 ? plain([first, ...others].map((text) => text?.replace(/\.$/, '')).join('. ')) : first
}

/** The error message in the body of a response, whatever its status. */
export function errorIn(body: unknown): string | undefined {
  const { errorMessage, error } = recordOf(body)
  const text = typeof error === 'string' && isTechnical(error) ? undefined : textIn(error)
  // The payment service's message tells a declined payment from an unknown one, even as a single word.
  return plain(errorMessage) ?? plain(recordOf(error).message) ?? text
}

// A body that is not JSON may be a sentence, but also truncated JSON or a stack trace, which no user should see.
const sentence = (body: unknown) => {
  const text = plain(body)
  return text && !/^[[{"]|\n/.test(text) ? text : undefined
}

const wrongInput = 'Please check what you entered.'

const byStatus: Record<number, string> = {
  401: 'Please sign in to continue.',
  403: 'You don’t have permission to do this.',
  404: 'We couldn’t find this.',
  409: 'Someone else has changed this.',
  413: 'This is too large to send.',
  422: wrongInput,
  429: 'Too many attempts. Please wait a moment.',
  503: 'The service is busy. Please try again in a moment.',
}

/**
 * The error of a response with an error status, from its body.
 * @param waitSeconds how long the server asks to wait, in seconds
 */
export function fromAnswer(status: number, body: unknown, waitSeconds?: number): ApiError {
  // A truncated JSON response keeps its success status and arrives as an error.
  if (status < 400) return malformed('not JSON')
  const data = recordOf(body)
  // `detail` is a member of problem details (RFC 9457), and a list in FastAPI; `errors` is one of JSON:API and others.
  const candidates = [data.errorMessage, data.message, errorIn(body), data.detail, data.msg, data.errors]
  const others = [Array.isArray(body) ? textIn(body) : sentence(body)]
  const server = [...candidates.map(textIn), ...others].find((text) => text !== undefined && !isCode(text))
  return {
    status,
    message: withWait(server ?? byStatus[status] ?? unexplained, status, waitSeconds),
    ...(server ? { server } : {}),
    ...(typeof data.code === 'string' ? { code: data.code } : {}),
    ...(fieldsOf(data.fields) ?? fieldsOf(data.errors)),
    data: body,
  }
}

/** Returns a response whose `errorMessage` is safe to show: shortened, and replaced if it is markup. */
export function withPlainMessage(body: unknown): unknown {
  const { errorMessage } = recordOf(body)
  if (typeof errorMessage !== 'string' || errorMessage === '') return body
  return { ...recordOf(body), errorMessage: plain(errorMessage) ?? unexplained }
}

/** Adds to a message when to try again, if the server has said so. */
function withWait(message: string, status: number, waitSeconds: number | undefined): string {
  if (!waitSeconds || !mayPassLater(status)) return message
  const what = message.replace(/ Please (wait|try again in) a moment\.$/, '').replace(/([^.!?])$/, '$1.')
  return `${what} Please try again in ${waitText(waitSeconds)}.`
}

/** What is wrong with each field: a text, or a list of them as Laravel and ASP.NET send it. */
function fieldsOf(sent: unknown): { fields: Record<string, string> } | undefined {
  if (!isObject(sent)) return undefined
  const texts = Object.entries(sent).flatMap(([name, value]) => {
    const text = plain(Array.isArray(value) ? value[0] : value)
    return text ? [[name, isCode(text) ? wrongInput : text] as const] : []
  })
  return texts.length > 0 ? { fields: Object.fromEntries(texts) } : undefined
}
