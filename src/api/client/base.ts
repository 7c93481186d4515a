import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { saveFile } from '@/lib/download'
import { presentAct, type Act } from '@/lib/act'
import { progress } from '@/lib/progress'
import { batchTicket } from './batch'
import { checkAnswer } from './check'
import { toApiError } from './axiosErrors'
import { delays } from './delays'
import { malformed, Unreadable, type ApiError } from './errors'
import { showSuccess, showError, type Feedback } from './feedback'
import { send } from './http'
import { fillPath } from './path'
import { sessionOf, type SessionContext } from './sessionContext'

export type Call = { route: string; args: unknown }

export type Options = Feedback & {
  /** The contract's tag: determines the file of checks for this call's response. */
  domain?: string
  /** Saves the response as a file of this name instead of caching it. */
  saveAs?: (asked: never) => string
  /** A 401 of this call does not end the session. */
  skipAuthHandling?: true
}

/**
 * The base query of every call: sends the request, validates the response against the contract, shows toasts, and
 * handles 401 and network failures.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (
  { route, args },
  { signal, extra },
  options,
) => {
  const session = sessionOf(extra)
  const token = session.token()
  // Read before the first `await`: later it would be another's.
  const failing = { args, options, session, token, act: presentAct() }
  const blocked = route.startsWith('GET ') ? undefined : await session.blockWrite(route, args)
  if (blocked) return fail({ status: 'refused', message: blocked }, failing)
  try {
    const data = await sendCall(route, args, { signal, token }, options)
    const wrong = options.saveAs || !options.domain ? undefined : await checkAnswer(options.domain, route, data)
    if (wrong) return fail(malformed(wrong), failing)
    if (!isSilent(options, args, session)) tell(() => showSuccess(options.successToast, data, args, session))
    return { data: data ?? null }
  } catch (thrown) {
    return fail(toApiError(thrown), failing)
  }
}

// A bulk run reports the results of its calls itself.
const isSilent = ({ silent }: Options, args: unknown, session: SessionContext) =>
  batchTicket(args) !== undefined || (typeof silent === 'function' ? silent(session) : silent === true)

type Sending = { signal: AbortSignal; token: string | undefined }

async function sendCall(
  route: string,
  args: unknown,
  { signal, token }: Sending,
  { saveAs }: Options,
): Promise<unknown> {
  // `intent` (the cart action) and `fileName` are local and never sent.
  const { body, intent: _intent, fileName: _fileName, ...params } = { ...(args as Record<string, unknown> | undefined) }
  const [method = 'GET', template = ''] = route.split(' ')
  const { url, rest } = fillPath(template, params)
  if (!saveAs) return send({ route, method, url, token, params: rest, body, signal })
  const name = saveAs(args as never)
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
    const file = await send({
      route,
      method,
      url,
      token,
      params: rest,
      signal: stop.signal,
      asFile: true,
      onProgress: report,
    })
    // Markup or an empty body is not a file, whatever the status.
    if (!(file instanceof Blob) || file.size === 0 || file.type.startsWith('text/html'))
      throw new Unreadable('not a file')
    saveFile(file, name)
    return null
  } finally {
    progress.finish(name)
  }
}

type Failing = {
  args: unknown
  options: Options
  session: SessionContext
  token: string | undefined
  /** What the call belongs to, which may show the failure in place. */
  act: Act | undefined
}

async function fail(error: ApiError, { args, options, session, token, act }: Failing) {
  if (error.status === 'aborted') return { error }
  if (error.status === 401 && !options.skipAuthHandling) {
    // Of many parallel 401 responses only the first matches the current token: one sign-out, one toast.
    if (token && token === session.token()) await session.onUnauthorized()
    return { error }
  }
  if (isSilent(options, args, session)) return { error }
  if (error.status === 'offline' && !options.stayOnPage) {
    await session.onUnreachable()
    return { error }
  }
  tell(() => showError(options.errorToast, error, args, act))
  if (error.status === 'timeout' && !options.stayOnPage) void checkReach(session)
  return { error }
}

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
