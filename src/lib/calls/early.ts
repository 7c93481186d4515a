import type { RawEnv } from '../env'

/** The requests that the document has sent before the app's code arrived (src/start/requestEarly.ts). */
export type EarlyRequests = {
  /** The bearer token that the requests were sent with. */
  token: string | undefined
  /** The responses by address. */
  answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    /** The settings of `config.json`, requested by the document's first script. */
    earlyConfig?: Promise<RawEnv>
    /** The reads that this script sends as soon as it knows the API's address. */
    earlyReads?: Promise<EarlyRequests>
  }
}

/** How long a caller waits for an early answer, and how old one may be, in ms; tests shorten them. */
export const earlyDelays = { patience: 3000, fresh: 20_000 }

/**
 * Returns the response to a read that the document has already requested. Each response is returned once.
 * @param url the address as the call would request it
 * @param token the bearer token that the call would send
 * @returns its data; or `busy`, the `Retry-After` of a server that must not be asked again at once; or undefined if it
 * was not requested, is slow, old, failed, or was sent with another token: then the caller sends its own request
 */
export async function takeEarly(
  url: string,
  token?: string,
): Promise<{ data: unknown } | { busy: string } | undefined> {
  // During the prerender there is no document.
  if (typeof window === 'undefined') return undefined
  const early = await window.earlyReads
  const pending = early?.answers[url]
  if (!early || !pending) return undefined
  delete early.answers[url]
  if (performance.now() > earlyDelays.fresh || (token !== undefined && token !== early.token)) return undefined
  const late = new Promise<undefined>((done) => setTimeout(done, earlyDelays.patience))
  try {
    const response = await Promise.race([pending, late])
    if (response?.status === 429 || response?.status === 503) return { busy: response.headers.get('retry-after') ?? '' }
    if (response?.status !== 200) return undefined
    const data: unknown = await Promise.race([response.json(), late])
    return data === undefined ? undefined : { data }
  } catch {
    return undefined
  }
}

/** Discards the responses that were not taken yet: after a write they may be out of date. */
export function forgetEarly(): void {
  delete window.earlyReads
}
