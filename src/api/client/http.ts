import axios, { isAxiosError } from 'axios'
import axiosRetry from 'axios-retry'
import { forgetEarly, takeEarly } from '@/lib/calls/early'
import { env } from '@/lib/env'
import { isRepeatable, retryCondition, timeoutOf, waitAsked } from './retry'
import { repeats, tellWait, waitAfterEarly, waitBefore } from './retryPolicy'

/**
 * The axios instance for the API: bearer token, credentials, base path. Rejects absolute URLs, so the token never
 * leaks.
 */
const http = axios.create({
  withCredentials: true,
  allowAbsoluteUrls: false,
  // 207 holds a status for each part, of which the contract knows nothing.
  validateStatus: (status) => status >= 200 && status < 300 && status !== 207,
  transitional: { silentJSONParsing: false },
})

// Nothing is repeated unless its own request says so. Each try has the whole timeout, and waits don't count against it.
axiosRetry(http, { retries: 0, retryCondition: () => false, shouldResetTimeout: true })

export type Request = {
  route: string
  method: string
  url: string
  /** The bearer token. */
  token: string | undefined
  /** Names the attempt, for a server that is asked twice: browsers resend a request whose connection broke. */
  idempotencyKey?: string | undefined
  params?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  asFile?: boolean
  onProgress?: (loaded: number, total?: number) => void
  /** Shows nothing, also not that it waits. */
  silent?: boolean
}

/** Sends one request. @returns the response body, null if empty; a Blob with `asFile` @throws AxiosError */
export async function send(request: Request): Promise<unknown> {
  if (!request.asFile) {
    const early = await takeAnswer(request)
    if (early && 'data' in early) return early.data
    if (early) await waitAfterEarly(early.busy, request.silent, request.signal)
    return sendOnce(request)
  }
  try {
    return await sendOnce(request)
  } catch (error) {
    // The error body of a file request arrives as a Blob, too.
    if (isAxiosError(error) && error.response?.data instanceof Blob)
      error.response.data = await readJson(error.response.data)
    throw error
  }
}

/** The answer of a read that the document has requested before; nothing that was asked before a write. */
async function takeAnswer({ method, url, params, token }: Request): ReturnType<typeof takeEarly> {
  if (method !== 'GET') forgetEarly()
  if (!window.earlyReads) return undefined
  return takeEarly(http.getUri({ baseURL: env.apiBaseUrl, url, params }), token)
}

async function readJson(file: Blob): Promise<unknown> {
  const text = await file.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A body of one word: the name of a success, `OK`, or an id alone (R-TRK-06). Any other may say the opposite: `declined`. */
const word = /^(ok|success|done|accepted|created|updated|deleted|(?=\D*\d)[\da-f-]{8,200})$/i

function orWord(error: unknown): { data: unknown } {
  const { status = 0, data } = (isAxiosError<unknown>(error) ? error.response : undefined) ?? {}
  if (status >= 200 && status < 300 && typeof data === 'string' && word.test(data.trim())) return { data: data.trim() }
  throw error
}

async function sendOnce({
  route,
  method,
  url,
  token,
  idempotencyKey,
  params,
  body,
  signal,
  asFile,
  onProgress,
  silent,
}: Request): Promise<unknown> {
  const asked = http.request<unknown>({
    baseURL: env.apiBaseUrl,
    method,
    url,
    params,
    data: body,
    timeout: timeoutOf(route, { body, asFile }),
    responseType: asFile ? 'blob' : 'json',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onDownloadProgress: ({ loaded, total }) => onProgress(loaded, total) } : {}),
    'axios-retry': {
      retries: isRepeatable(route) ? repeats : 0,
      retryCondition: retryCondition(route),
      retryDelay: (count, error) => {
        const asked = waitAsked(error)
        if (!silent) tellWait(asked)
        return waitBefore(count, asked)
      },
    },
  })
  const { data } = await asked.catch(orWord)
  return data === '' ? null : data
}
