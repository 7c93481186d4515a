import type { RawEnv } from '@/lib/env'
import { forgetEarly } from '@/lib/early'
import { recordOf } from '@/lib/objects'

/** Delays while startup waits for `config.json`, in ms; tests shorten them. */
export const configDelays = { perRequest: 10_000, untilNotice: 3000, firstRetry: 1000, longestRetry: 8000 }

/** Most installations have no such file: the host responds with 404, or with the app's HTML. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || status === 403 || status === 410 || /text\/html/.test(headers.get('content-type') ?? '')

async function read(request: Promise<Response>): Promise<RawEnv> {
  const response = await request
  if (isMissing(response)) return {}
  if (!response.ok) throw new Error(`config.json: status ${response.status}`)
  const config: unknown = await response.json()
  return recordOf(config)
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/**
 * Loads the settings next to the built `index.html`. The build's own settings may point elsewhere, so a slow or failing
 * file is retried until it loads.
 * @param early the request that the document has already sent
 * @param onSlow called when the visitor should be told about the delay; @returns the settings, none if there is no file
 */
export async function readConfig(
  url: string,
  early: Promise<Response> | undefined,
  onSlow: () => void,
): Promise<RawEnv> {
  const notice = setTimeout(onSlow, configDelays.untilNotice)
  const ask = () => fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(configDelays.perRequest) })
  const isLate = async () => {
    await pause(configDelays.perRequest)
    throw new Error('config.json: no answer')
  }
  const first = () => (early ? Promise.race([read(early), isLate()]) : read(ask()))
  try {
    for (let wait = configDelays.firstRetry, reading = first(); ; reading = read(ask())) {
      try {
        return await reading
      } catch {
        // What the document requested with them was not asked where it should have been, or is never asked.
        forgetEarly()
        await pause(wait)
        wait = Math.min(wait * 2, configDelays.longestRetry)
      }
    }
  } finally {
    clearTimeout(notice)
  }
}

/** Shows that startup is waiting. Plain DOM: the app isn't loaded yet. @returns removes the message */
export function showWaiting(): () => void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  // The style sheet may be the slow file.
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    margin: '0',
    padding: '0.75rem 1rem',
    background: 'Canvas',
    color: 'CanvasText',
    borderTop: '1px solid',
    textAlign: 'center',
  })
  notice.textContent = 'Still loading. Your connection seems to be slow.'
  document.body.append(notice)
  return () => notice.remove()
}
