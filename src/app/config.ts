import type { RawEnv } from '@/lib/env'

/** How a start waits for `config.json`, in ms; tests shorten it. */
export const configDelays = { perRequest: 10_000, untilNotice: 3000, firstRetry: 1000, longestRetry: 8000 }

/** Most installations have no such file: a host says so, or answers with the app itself. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || status === 403 || status === 410 || /text\/html/.test(headers.get('content-type') ?? '')

async function read(request: Promise<Response>): Promise<RawEnv> {
  const response = await request
  if (isMissing(response)) return {}
  if (!response.ok) throw new Error(`config.json: status ${response.status}`)
  const config: unknown = await response.json()
  return typeof config === 'object' && config !== null ? (config as RawEnv) : {}
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/**
 * Reads the settings beside the built `index.html`. The build's own settings may point elsewhere, so a file that is slow
 * or fails is asked for until it comes.
 * @param early the request that the document has sent already
 * @param onSlow called when the visitor should know why nothing happens; @returns the settings, none when there is no file
 */
export async function readConfig(
  url: string,
  early: Promise<Response> | undefined,
  onSlow: () => void,
): Promise<RawEnv> {
  const notice = setTimeout(onSlow, configDelays.untilNotice)
  const ask = () => fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(configDelays.perRequest) })
  try {
    for (let wait = configDelays.firstRetry, request = early ?? ask(); ; request = ask()) {
      try {
        return await read(request)
      } catch {
        await pause(wait)
        wait = Math.min(wait * 2, configDelays.longestRetry)
      }
    }
  } finally {
    clearTimeout(notice)
  }
}

/** Says that the start waits. Plain DOM: nothing of the app is there yet. @returns takes it away again */
export function showWaiting(): () => void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  // The style sheet may be what is slow.
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
