import type { RawEnv } from '../env'

/** What the document has requested before the app's code arrived (src/start/requestEarly.ts). */
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
    /** What that script has requested, once it knows where. */
    earlyReads?: Promise<EarlyRequests>
  }
}

/** How long a caller waits for an early answer, and how old one may be, in ms; tests shorten them. */
export const earlyDelays = { patience: 3000, fresh: 20_000 }

/**
 * The JSON that the document has already been sent for a read, once.
 * @param url the address as the call would request it
 * @param token the bearer token that the call would send
 * @returns its data, or as `busy` the `Retry-After` of a server that is not to be asked again at once; undefined if it was
 * not requested, is slow, old, failed, or was asked with another token: then the caller sends its own request
 */
export async function takeEarly(
  url: string,
  token?: string,
): Promise<{ data: unknown } | { busy: string } | undefined> {
  // The build, which prerenders, has none.
  if (typeof window === 'undefined') return undefined
  const early = await window.earlyReads
  const asked = early?.answers[url]
  if (!early || !asked) return undefined
  delete early.answers[url]
  if (performance.now() > earlyDelays.fresh || (token !== undefined && token !== early.token)) return undefined
  const late = new Promise<undefined>((done) => setTimeout(done, earlyDelays.patience))
  try {
    const response = await Promise.race([asked, late])
    if (response?.status === 429 || response?.status === 503) return { busy: response.headers.get('retry-after') ?? '' }
    if (response?.status !== 200) return undefined
    const data: unknown = await Promise.race([response.json(), late])
    return data === undefined ? undefined : { data }
  } catch {
    return undefined
  }
}

/** Forgets what has not been taken: after a write it may be out of date. */
export function forgetEarly(): void {
  delete window.earlyReads
}
