import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { callsThatTellErrors, checkoutCalls, keyedCalls } from '@/contract/calls.gen'
import type { Domain } from '@/contract/operations.gen'
import { whyUnusable, type Misfit } from '@/contract/check'
import { saveFile } from '@/lib/files/download'
import { presentAct, type Act } from '@/lib/calls/act'
import { criticalWork } from '@/lib/browser/criticalWork'
import { isCutOff } from '@/lib/browser/leaving'
import { recordOf } from '@/lib/objects'
import { progress } from '@/lib/calls/progress'
import { connectionLost, unexplained } from '@/lib/calls/failureNotices'
import { toast } from '@/lib/calls/toast'
import { batchTicket } from './batch'
import { attemptKeyOf } from './callNotes'
import { checkAnswer } from './check'
import { toApiError } from './axiosErrors'
import { delays } from './delays'
import { driftLog } from './driftLog'
import { errorIn, plain, Unreadable, withPlainMessage } from './answerErrors'
import { accepted, malformed, ofWrite, type ApiError } from './errors'
import { shortened } from './fetchOnce'
import { refusalIn, showSuccess, showError, type Feedback } from './callToasts'
import { send } from './http'
import { isRepeatable } from './retry'
import { fillPath } from './path'
import { sessionOf, type SessionContext } from './sessionContext'

export type Call = {
  route: string
  args: unknown
  /** Saves the response as a file of this name instead of caching it. */
  saveAs?: string | undefined
}

export type Options = Feedback & {
  /** The contract's tag: determines the file of checks for this call's response. */
  domain?: Domain
  /** It invalidates reads. */
  changesReads?: boolean
  /** A 401 of this call does not end the session. */
  skipAuthHandling?: true
  /** It is asked for its answer only. */
  changesNothing?: true
}

/**
 * The base query of every call: sends the request, validates the response against the contract, shows toasts, and
 * reports a 401 to the session, and network failures.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (
  { route, args, saveAs },
  { signal, extra, endpoint, type, queryCacheKey },
  options,
) => {
  const asked = { id: endpoint, route }
  const session = sessionOf(extra)
  const token = session.token(endpoint)
  // Read before the first `await`: later it would be another's.
  const isWrite = type === 'mutation'
  const begun = performance.now()
  const failing = { route, args, options, session, token, isWrite, begun, act: presentAct() }
  try {
    const blocked = isWrite ? await session.blockWrite(route, args) : undefined
    if (blocked) return fail({ status: 'refused', message: blocked }, failing)
    const silent = isSilent(options, args, session)
    const answer = withPlainMessage(await sendCall({ route, args, saveAs }, { signal, token, silent }))
    const check = async (body: unknown) =>
      saveAs !== undefined || !options.domain ? [] : checkAnswer(options.domain, route, body)
    const fits = async (body: unknown) => whyUnusable(await check(body)) === undefined
    // To a write that promises nothing, or may answer nothing, every success will do: 204, or `[]`.
    const standIn = async () => ((await fits({})) ? {} : (await fits(null)) ? null : undefined)
    const misfits = await check(answer)
    const isShort = misfits.some(({ outcome }) => outcome === 'row left out')
    if (queryCacheKey) shortened[isShort ? 'add' : 'delete'](queryCacheKey)
    const wrong = whyUnusable(misfits)
    const refusal = refusalOf(answer, !wrong, failing)
    const data = wrong ? (isWrite && refusal === undefined ? await standIn() : undefined) : answer
    driftLog.add(asked, wrong && data !== undefined ? misfits.map(unread) : misfits)
    // What is not done is no success without an answer, whatever its status says.
    if (refusal !== undefined) return fail({ status: 'refused', message: refusal, server: refusal }, failing)
    if (wrong && data === undefined) return fail(mayHaveChanged(failing) ? accepted(wrong) : malformed(wrong), failing)
    if (!isSilent(options, args, session)) tell(() => showSuccess(options.successToast, data, args, session))
    return { data: data ?? null }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.status === 'malformed' && error.code) driftLog.add(asked, [unreadable(saveAs, error.code)])
    return fail(error, failing)
  }
}

/** What a response holds that tells an error and nothing else. */
const ofErrors = new Set('ok success error errorMessage message code status statusCode path timestamp'.split(' '))

/** Why a response of success does not do what was asked: by a flag, by its message alone, or as its call can tell. */
function refusalOf(answer: unknown, fits: boolean, { route, args, options, isWrite }: Failing): string | undefined {
  const { ok, success, errorMessage, message } = recordOf(answer)
  // Whether a checkout was made is no matter of a flag: its records are read.
  const isCheckout = checkoutCalls.has(route)
  const isDenied = isWrite && !isCheckout && (ok === false || success === false)
  const told = isCheckout ? plain(errorMessage) : errorIn(answer)
  if (isDenied) return told ?? plain(message) ?? unexplained
  // Where the contract has a message in the answer, its page shows it; what was made was made, whatever is told besides.
  const isShown = callsThatTellErrors.has(route) && plain(errorMessage) !== undefined
  const isMade = Object.keys(recordOf(answer)).some((key) => !ofErrors.has(key))
  const isDone = fits && (isShown || isMade || ok === true || success === true)
  if (isWrite && !isDone && told !== undefined) return told
  return fits ? refusalIn(options.refusal, answer, args) : undefined
}

/** Of a write that is done without what its answer should say. */
const unread = (misfit: Misfit): Misfit => (misfit.outcome === 'fails' ? { ...misfit, outcome: 'left out' } : misfit)

const unreadable = (saveAs: string | undefined, found: string): Misfit => ({
  place: 'data',
  expected: saveAs ? 'file' : 'JSON',
  found,
  outcome: 'fails',
})

// A bulk run reports the results of its calls itself.
const isSilent = ({ silent }: Options, args: unknown, session: SessionContext) =>
  batchTicket(args) !== undefined || (typeof silent === 'function' ? silent(session) : silent === true)

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

type Sending = { signal: AbortSignal; token: string | undefined; silent: boolean }

async function sendCall({ route, args, saveAs: name }: Call, { signal, token, silent }: Sending): Promise<unknown> {
  const { body, ...params } = recordOf(args)
  const [method = 'GET', template = ''] = route.split(' ')
  const { url, rest } = fillPath(template, params)
  const idempotencyKey = keyedCalls.has(route) ? (attemptKeyOf(args) ?? newKey()) : undefined
  const request = { route, method, url, token, idempotencyKey, params: rest, silent }
  if (name === undefined) return send({ ...request, body, signal })
  const stop = new AbortController()
  signal.addEventListener('abort', () => stop.abort())
  if (signal.aborted) stop.abort()
  const report = (done: number, total?: number) =>
    progress.report({
      id: name,
      label: name,
      done,
      inBytes: true,
      cancel: () => stop.abort(),
      ...(total ? { total } : {}),
    })
  report(0)
  try {
    const file = await send({ ...request, signal: stop.signal, asFile: true, onProgress: report })
    // Markup, a record or an empty body is not a file, whatever the status.
    if (!(file instanceof Blob) || file.size === 0 || /^(text\/html|application\/(\w+\+)?json)\b/.test(file.type))
      throw new Unreadable('not a file')
    saveFile(file, name)
    return null
  } finally {
    progress.finish(name)
  }
}

type Failing = {
  route: string
  args: unknown
  options: Options
  session: SessionContext
  token: string | undefined
  isWrite: boolean
  /** When it began, of `performance.now()`. */
  begun: number
  /** What the call belongs to, which may show the failure in place. */
  act: Act | undefined
}

const mayHaveChanged = ({ isWrite, options }: Failing) => isWrite && !options.changesNothing

async function fail(failure: ApiError, failing: Failing) {
  const { route, args, options, session, token, isWrite, begun, act } = failing
  const error = mayHaveChanged(failing) ? ofWrite(failure, isRepeatable(route)) : failure
  if (error.status === 'aborted') return { error }
  if (error.status === 401 && !options.skipAuthHandling) {
    // Of many parallel 401 responses only the first matches the current token: one sign-out, one toast.
    if (token && token === session.token()) await session.onUnauthorized()
    return { error }
  }
  const silent = isSilent(options, args, session)
  const stays = staysOnPage(options, args, session)
  if (error.status === 'offline' && !stays) {
    // The page that sent it, and could say so, is left.
    if (isWrite && !silent && !act?.tellsDoubt) toast.failure(connectionLost.text, connectionLost.detail)
    if (!isCutOff(begun)) await session.onUnreachable()
    return { error }
  }
  if (!silent) tell(() => showError(options.errorToast, error, args, act))
  if (error.status === 'timeout' && !stays && !isCutOff(begun)) void checkReach(session)
  return { error }
}

/**
 * Whether a call that gets no response leaves its page (R-MAINT-04). Whether it shows toasts does not matter, but nothing
 * leaves the page of a running payment, and a check of the session or a bulk run tells its failures itself.
 */
const staysOnPage = ({ stayOnPage, silent }: Options, args: unknown, session: SessionContext) =>
  stayOnPage === true ||
  criticalWork.pending() ||
  batchTicket(args) !== undefined ||
  (typeof silent === 'function' && silent(session))

/** R-MAINT-04: a server that does not respond to `GET /time` either counts as not reachable. */
async function checkReach(session: SessionContext): Promise<void> {
  const { isReachable } = await import('./reach')
  if (!(await isReachable(delays.reach))) await session.onUnreachable()
}

// An error in the feedback text must not change the result of a call.
function tell(say: () => void): void {
  try {
    say()
  } catch (thrown) {
    console.error('A call’s feedback failed', thrown)
  }
}
