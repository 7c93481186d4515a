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
  // 207 has a status for each part of its body, which the contract does not describe.
  validateStatus: (status) => status >= 200 && status < 300 && status !== 207,
  transitional: { silentJSONParsing: false },
})

// By default nothing is retried: each request sets its own retries. Each try has the whole timeout, without the waits.
axiosRetry(http, { retries: 0, retryCondition: () => false, shouldResetTimeout: true })

export type Request = {
  route: string
  method: string
  url: string
  /** The bearer token. */
  token: string | undefined
  /**
   * Identifies the attempt, so that the server can detect a repeat: browsers resend a request whose connection broke.
   */
  idempotencyKey?: string | undefined
  params?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  asFile?: boolean
  onProgress?: (loaded: number, total?: number) => void
  /** Shows no toast, not even that it is waiting to retry. */
  silent?: boolean
}

/** Sends one request. @returns the response body, null if empty; a Blob with `asFile` @throws AxiosError */
export async function send(request: Request): Promise<unknown> {
  if (!request.asFile) {
    const early = await takeEarlyResponse(request)
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

/**
 * Returns the response to a read that the document has requested early, if any. A write discards all of them as
 * outdated.
 */
async function takeEarlyResponse({ method, url, params, token }: Request): ReturnType<typeof takeEarly> {
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

/** A body of one word that means success: `OK`, or an id (R-TRK-06). Another word may mean the opposite: `declined`. */
const successWord = /^(ok|success|done|accepted|created|updated|deleted|(?=\D*\d)[\da-f-]{8,200})$/i

/** Accepts a body of one word, which is not JSON, as success. @throws the same error for any other */
function acceptWord(error: unknown): { data: unknown } {
  const { status = 0, data } = (isAxiosError<unknown>(error) ? error.response : undefined) ?? {}
  if (status >= 200 && status < 300 && typeof data === 'string' && successWord.test(data.trim()))
    return { data: data.trim() }
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
  const response = http.request<unknown>({
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
        const seconds = waitAsked(error)
        if (!silent) tellWait(seconds)
        return waitBefore(count, seconds)
      },
    },
  })
  const { data } = await response.catch(acceptWord)
  return data === '' ? null : data
}
