import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'

/** A fault: what happens to a request instead of its normal response. */
export type Fault = {
  /** Rejects with this status; the state is not changed. */
  status?: number
  message?: string
  code?: string
  fields?: Record<string, string>
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** Delay in ms before anything else. */
  delay?: number
  /**
   * Drops the connection. `before`: the request is not handled. `during`: it is handled, and half of the response
   * arrives (in the browser: nothing). `after`: it is handled, and the whole response is lost.
   */
  drop?: 'before' | 'during' | 'after'
  /**
   * The connection breaks without a byte, so the browser resends the request; the second response arrives. `once`: the
   * server obeys the `Idempotency-Key`. `double`: it doesn't, and carries out both.
   */
  resend?: 'once' | 'double'
  /**
   * The request is handled, but its response is corrupted or replaced by another success: `no-content` (204),
   * `accepted` (202, with an empty object), `multi-status` (207, with a list).
   */
  body?: (typeof bodies)[number]
  /** Never responds. */
  hang?: true
}

/** Groups of requests: all operations, reads, writes, those that need a session; or the content source. */
export const groups = ['*', 'reads', 'writes', 'member', 'content'] as const
export type Target = OperationId | (typeof groups)[number]

/** A fault and the requests that it applies to: skips `after` of them, then applies `times` times (default: always). */
export type Rule = Fault & { call: Target; times?: number; after?: number }

/** The ways in which a response is corrupted. */
export const bodies = ['cut', 'html', 'wrong-shape', 'empty', 'no-content', 'accepted', 'multi-status'] as const

type Timed = Fault & { times?: number; after?: number }

/**
 * Parses one fault in URL syntax: `500`, `503=2` (Retry-After 2), `422=Too late`, `drop`, `drop-during`,
 * `drop-after`, `resend`, `resend-double`, `delay=800`, `hang`, `cut`, `html`, `wrong-shape`, `empty`, `no-content`,
 * `accepted`, `multi-status`; then `x2` for twice, `@3` for after three requests.
 * @throws Error for anything else
 */
export function readFault(text: string): Timed {
  const [, kind = '', , value, , times, , after] =
    /^([a-z]+(?:-[a-z]+)?|\d{3})(=([^@]*?))?(x(\d+))?(@(\d+))?$/.exec(text) ?? []
  const timing = { ...(times ? { times: Number(times) } : {}), ...(after ? { after: Number(after) } : {}) }
  const fault = faultOf(kind, value)
  if (!fault) throw new Error(`${text} is no fault`)
  return { ...fault, ...timing }
}

function faultOf(kind: string, value: string | undefined): Fault | undefined {
  if (/^[45]\d\d$/.test(kind)) return { status: Number(kind), ...statusMore(value) }
  if (kind === 'delay' && Number(value) >= 0) return { delay: Number(value) }
  if (kind === 'drop' || kind === 'drop-before') return { drop: 'before' }
  if (kind === 'drop-during') return { drop: 'during' }
  if (kind === 'drop-after') return { drop: 'after' }
  if (kind === 'resend') return { resend: 'once' }
  if (kind === 'resend-double') return { resend: 'double' }
  if (kind === 'hang') return { hang: true }
  const body = bodies.find((one) => one === kind)
  return body ? { body } : undefined
}

const statusMore = (value: string | undefined): Fault =>
  value === undefined ? {} : /^\d+$/.test(value) ? { retryAfter: Number(value) } : { message: value }

/**
 * Parses the rules of a URL: `checkoutCart:drop-after,listEvents:500x2,*:delay=800`.
 * @returns the rules, and a message for each part that could not be parsed
 */
export function readRuleText(text: string): { rules: Rule[]; problems: string[] } {
  const rules: Rule[] = []
  const problems: string[] = []
  for (const part of text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const cut = part.indexOf(':')
    const call = part.slice(0, cut)
    if (!isTarget(call)) {
      problems.push(`${part}: ${call || 'nothing'} is no call of the contract`)
      continue
    }
    try {
      rules.push({ call, ...readFault(part.slice(cut + 1)) })
    } catch (error) {
      problems.push(`${part}: ${error instanceof Error ? error.message : 'cannot be read'}`)
    }
  }
  return { rules, problems }
}

/** Whether a text names an operation of the contract or a group of operations. */
export function isTarget(text: string): text is Target {
  return Object.hasOwn(operations, text) || groups.some((group) => group === text)
}

/** Formats a rule in URL syntax. */
export function writeRule({ call, times, after, ...fault }: Rule): string {
  return `${call}:${writeFault(fault)}${times === undefined ? '' : `x${times}`}${after ? `@${after}` : ''}`
}

/** Formats a fault in URL syntax. */
export function writeFault({ status, message, retryAfter, delay, drop, resend, body, hang }: Fault): string {
  const parts = [
    status === undefined
      ? ''
      : `${status}${retryAfter === undefined ? (message ? `=${message}` : '') : `=${retryAfter}`}`,
    drop ? (drop === 'before' ? 'drop' : `drop-${drop}`) : '',
    resend ? (resend === 'once' ? 'resend' : 'resend-double') : '',
    body ?? '',
    hang ? 'hang' : '',
    delay ? `delay=${delay}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}
