import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'

/** What may happen to a call instead of its plain answer. */
export type Fault = {
  /** Refuses with this status; nothing is changed. */
  status?: number
  message?: string
  code?: string
  fields?: Record<string, string>
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** Waits, in ms, before anything else. */
  delay?: number
  /** Cuts the line `before` the server did anything, or `after`: the state is changed and the answer lost. */
  drop?: 'before' | 'after'
  /** Spoils the answer of a call that was carried out. */
  body?: 'cut' | 'html' | 'wrong-shape' | 'empty'
  /** Never answers. */
  hang?: true
}

/** One call, all calls, reads, writes, those that need a session, or the content source. */
export const groups = ['*', 'reads', 'writes', 'member', 'content'] as const
export type Target = OperationId | (typeof groups)[number]

/** A fault and the calls that it befalls: after `after` of them, `times` times (without: always). */
export type Rule = Fault & { call: Target; times?: number; after?: number }

const bodies = ['cut', 'html', 'wrong-shape', 'empty'] as const

type Timed = Fault & { times?: number; after?: number }

/**
 * Reads one fault as an address writes it: `500`, `503=2` (Retry-After 2), `422=Too late`, `drop`, `drop-after`,
 * `delay=800`, `hang`, `cut`, `html`, `wrong-shape`, `empty`; then `x2` for two times, `@3` for after three calls.
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
  if (kind === 'drop-after') return { drop: 'after' }
  if (kind === 'hang') return { hang: true }
  const body = bodies.find((one) => one === kind)
  return body ? { body } : undefined
}

const statusMore = (value: string | undefined): Fault =>
  value === undefined ? {} : /^\d+$/.test(value) ? { retryAfter: Number(value) } : { message: value }

/**
 * Reads the rules of an address: `checkoutCart:drop-after,listEvents:500x2,*:delay=800`.
 * @returns the rules, and a sentence for each part that could not be read
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

/** Whether a text names a call of the contract or a group of calls. */
export function isTarget(text: string): text is Target {
  return Object.hasOwn(operations, text) || groups.some((group) => group === text)
}

/** A rule as an address writes it. */
export function writeRule({ call, times, after, ...fault }: Rule): string {
  return `${call}:${writeFault(fault)}${times === undefined ? '' : `x${times}`}${after ? `@${after}` : ''}`
}

/** A fault in a few words, as an address writes it. */
export function writeFault({ status, message, retryAfter, delay, drop, body, hang }: Fault): string {
  const parts = [
    status === undefined
      ? ''
      : `${status}${retryAfter === undefined ? (message ? `=${message}` : '') : `=${retryAfter}`}`,
    drop ? (drop === 'after' ? 'drop-after' : 'drop') : '',
    body ?? '',
    hang ? 'hang' : '',
    delay ? `delay=${delay}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}
