import { takeEarly } from '@/lib/early'
import { env } from '@/lib/env'
import { malformed, offline, type ApiError } from './errors'
import { delays } from './delays'

const patience = 15_000
const repeats = 3

/** The content for a path, or why there is none. */
export type Content = { data: unknown } | { error: ApiError }

/**
 * Reads one JSON file of the content source: no token, no credentials, and no axios, so that a first page that needs
 * nothing else starts without it. Retries transient failures up to three times.
 */
export async function fetchContent(path: string): Promise<Content> {
  const early = await takeEarly(`${env.contentUrl}/${path}`)
  if (early) return early
  for (let count = 0; ; count += 1) {
    const found = await fetchOnce(path)
    const passing = 'error' in found && (found.error.status === 'offline' || Number(found.error.status) >= 500)
    if (!passing || count === repeats) return found
    await new Promise((done) => setTimeout(done, delays.base * 2 ** count))
  }
}

async function fetchOnce(path: string): Promise<Content> {
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await fetch(`${env.contentUrl}/${path}`, { signal })
    // Not `fromAnswer`: the first page does without the texts of the API’s errors.
    if (!answer.ok) return { error: { status: answer.status, message: 'Please try again in a moment.' } }
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
