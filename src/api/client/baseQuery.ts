import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { callsThatTellErrors, checkoutCalls, keyedCalls } from '@/contract/calls.gen'
import type { Domain } from '@/contract/operations.gen'
import { whyUnusable, type Misfit } from '@/contract/check'
import { saveFile } from '@/lib/files/download'
import { currentSubmission, type Submission } from '@/lib/calls/submission'
import { criticalWork } from '@/lib/browser/criticalWork'
import { isCutOff } from '@/lib/browser/leaving'
import { recordOf } from '@/lib/objects'
import { progress } from '@/lib/calls/progress'
import { connectionLost, unexplained } from '@/lib/calls/failureNotices'
import { toast } from '@/lib/calls/toast'
import { batchTicket } from './batch'
import { attemptKeyOf } from './callNotes'
import { checkAnswer, hasList } from './check'
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
  /** A write that only its answer makes useful, such as a sign-in. */
  changesNothing?: true
}

/**
 * The base query of every call: sends the request, validates the response against the contract, shows toasts, and
 * reports 401s and network failures to the session.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (
  { route, args, saveAs },
  { signal, extra, endpoint, type, queryCacheKey },
  options,
) => {
  const call = { id: endpoint, route }
  const session = sessionOf(extra)
  const token = session.token(endpoint)
  const isWrite = type === 'mutation'
  const startedAt = performance.now()
  // `currentSubmission` is called before the first `await`: after it, the code of another submission may be running.
  const failing = { route, args, options, session, token, isWrite, startedAt, submission: currentSubmission() }
  try {
    const blocked = isWrite ? await session.blockWrite(route, args) : undefined
    if (blocked) return fail({ status: 'refused', message: blocked }, failing)
    const silent = isSilent(options, args, session)
    const sent = withPlainMessage(await sendCall({ route, args, saveAs }, { signal, token, silent }))
    const domain = saveAs === undefined ? options.domain : undefined
    const answer = (domain && hasList(domain, route) ? listIn(sent) : undefined) ?? sent
    const check = async (body: unknown): Promise<Misfit[]> => (domain ? checkAnswer(domain, route, body) : [])
    const fits = async (body: unknown) => whyUnusable(await check(body)) === undefined
    // A write whose contract requires no data, or allows null, succeeds with any 2xx body: 204, or `[]`.
    const emptyData = async () => ((await fits({})) ? {} : (await fits(null)) ? null : undefined)
    const misfits = await check(answer)
    if (answer !== sent) misfits.push({ place: 'data', expected: 'list', found: sent, outcome: 'kept' })
    const isShortened = misfits.some(({ outcome }) => outcome === 'row left out')
    if (queryCacheKey) shortened[isShortened ? 'add' : 'delete'](queryCacheKey)
    const wrong = whyUnusable(misfits)
    const refusal = refusalOf(sent, !wrong, failing)
    const data = wrong ? (isWrite && refusal === undefined ? await emptyData() : undefined) : answer
    driftLog.add(call, wrong && data !== undefined ? misfits.map(asLeftOut) : misfits)
    // Before the check for `accepted`: a refused write was not made, whatever its status says.
    if (refusal !== undefined) return fail({ status: 'refused', message: refusal, server: refusal }, failing)
    if (wrong && data === undefined) return fail(mayHaveChanged(failing) ? accepted(wrong) : malformed(wrong), failing)
    if (!isSilent(options, args, session)) tell(() => showSuccess(options.successToast, data, args, session))
    return { data: data ?? null }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.status === 'malformed' && error.code) driftLog.add(call, [unreadable(saveAs, error.code)])
    return fail(error, failing)
  }
}

/** The keys of a body that only say whether a call succeeded; with any other key, it contains data. */
const outcomeKeys = new Set('ok success error errorMessage message code status statusCode path timestamp'.split(' '))

/** The list that is the only data of a body: `{ data: [] }`. Beside a total or a page, it may not be all of it. */
function listIn(body: unknown): unknown {
  const [[name = '', list] = [], ...others] = Object.entries(recordOf(body)).filter(([key]) => !outcomeKeys.has(key))
  return others.length === 0 && /^(data|items|results)$/.test(name) && Array.isArray(list) ? list : undefined
}

/**
 * Returns why a call was refused although the status says success, if it was: the body has a flag that is false, or
 * only an error message, or the call's own `refusal` recognises it.
 */
function refusalOf(answer: unknown, fits: boolean, { route, args, options, isWrite }: Failing): string | undefined {
  const { ok, success, status, errorMessage, message } = recordOf(answer)
  // Flags do not decide about a checkout: the payment reads the server's records.
  const isCheckout = checkoutCalls.has(route)
  const hasData = Object.keys(recordOf(answer)).some((key) => !outcomeKeys.has(key))
  // JSend: `{ status: 'fail', message }`.
  const isError = !hasData && plain(message) !== undefined && /^(error|fail(ed|ure)?)$/i.test(String(status))
  // Beside data, 0 may be a number of things.
  const no = hasData ? /^false$/i : /^(false|0)$/i
  const isNo = (flag: unknown) => typeof flag !== 'object' && no.test(String(flag))
  const isDenied = isWrite && !isCheckout && (isError || isNo(ok) || isNo(success))
  const errorText = isCheckout ? plain(errorMessage) : errorIn(answer)
  if (isDenied) return errorText ?? plain(message) ?? unexplained
  // Not refused: the contract has an `errorMessage` in this response, which the page shows, or the body contains data.
  const isShown = callsThatTellErrors.has(route) && plain(errorMessage) !== undefined
  const isDone = fits && (isShown || hasData || ok === true || success === true)
  if (isWrite && !isDone && errorText !== undefined) return errorText
  return fits ? refusalIn(options.refusal, answer, args) : undefined
}

/** A misfit as it is logged for a write that succeeded without usable data: left out, not failing. */
const asLeftOut = (misfit: Misfit): Misfit => (misfit.outcome === 'fails' ? { ...misfit, outcome: 'left out' } : misfit)

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
  /** When the call started, by `performance.now()`. */
  startedAt: number
  /** The submission that the call belongs to, which may show the failure in place. */
  submission: Submission | undefined
}

const mayHaveChanged = ({ isWrite, options }: Failing) => isWrite && !options.changesNothing

async function fail(failure: ApiError, failing: Failing) {
  const { route, args, options, session, token, isWrite, startedAt, submission } = failing
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
    // A toast, because the visitor is taken away from the page that could show it.
    if (isWrite && !silent && !submission?.showsOutcome) toast.failure(connectionLost.text, connectionLost.detail)
    if (!isCutOff(startedAt)) await session.onUnreachable()
    return { error }
  }
  if (!silent) tell(() => showError(options.errorToast, error, args, submission))
  if (error.status === 'timeout' && !stays && !isCutOff(startedAt)) void checkReach(session)
  return { error }
}

/**
 * Whether the visitor stays on the page when a call gets no response (R-MAINT-04). A call that shows no toasts
 * redirects as well, but not during a payment, and neither a session check nor a bulk run does: they report failures
 * themselves.
 */
const staysOnPage = ({ stayOnPage, silent }: Options, args: unknown, session: SessionContext) =>
  stayOnPage === true ||
  criticalWork.pending() ||
  batchTicket(args) !== undefined ||
  (typeof silent === 'function' && silent(session))

/** R-MAINT-04: reports the server as unreachable if it does not respond to `GET /time` either. */
async function checkReach(session: SessionContext): Promise<void> {
  const { isReachable } = await import('./reach')
  if (!(await isReachable(delays.reach))) await session.onUnreachable()
}

// An error in the feedback text must not change the result of a call.
function tell(showToast: () => void): void {
  try {
    showToast()
  } catch (thrown) {
    console.error('A call’s feedback failed', thrown)
  }
}
