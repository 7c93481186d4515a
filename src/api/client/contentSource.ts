import { takeEarly } from '@/lib/calls/early'
import { env } from '@/lib/env'
import { patience } from '@/lib/patience'
import { malformed, offline, type ApiError } from './errors'
import { wait } from './delays'
import { isTooLong, mayPassLater, repeats, retryAfter, tellWait, waitAfterEarly, waitBefore } from './retryPolicy'

/** The content for a path, or why there is none. */
export type Content = { data: unknown } | { error: ApiError }

/**
 * Reads one JSON file of the content source: no token, no credentials, and no axios, so that a first page that needs
 * nothing else starts without it. Retries transient failures as calls do.
 */
export async function fetchContent(path: string): Promise<Content> {
  const early = await takeEarly(`${env.contentUrl}/${path}`)
  if (early && 'data' in early) return early
  if (early) await waitAfterEarly(early.busy)
  let timeouts = 0
  for (let count = 1; ; count += 1) {
    const { waitSeconds, ...content } = await fetchOnce(path)
    if (!('error' in content) || count > repeats || !mayPass(content.error, waitSeconds)) return content
    if (content.error.status === 'timeout' && ++timeouts > 1) return content
    tellWait(waitSeconds)
    await wait(waitBefore(count, waitSeconds))
  }
}

const mayPass = ({ status }: ApiError, waitSeconds: number | undefined) =>
  status === 'offline' || status === 'timeout' || (mayPassLater(Number(status)) && !isTooLong(waitSeconds))

/** @returns `waitSeconds`: what the server asks for in `Retry-After` */
async function fetchOnce(path: string): Promise<Content & { waitSeconds?: number | undefined }> {
  const signal = AbortSignal.timeout(patience.content)
  try {
    const answer = await fetch(`${env.contentUrl}/${path}`, { signal })
    // Not `fromAnswer`: that would load the texts of the API’s errors with the first page.
    if (!answer.ok) {
      const error = { status: answer.status, message: 'Please try again in a moment.' }
      return { error, waitSeconds: retryAfter(answer.headers.get('retry-after'), answer.headers.get('date')) }
    }
    const text = await answer.text()
    return readJson(text)
  } catch {
    if (signal.aborted) return { error: { status: 'timeout', message: 'The server took too long to answer.' } }
    return { error: offline }
  }
}

function readJson(text: string): Content {
  try {
    const data: unknown = JSON.parse(text)
    return { data }
  } catch {
    return { error: malformed('not JSON') }
  }
}
