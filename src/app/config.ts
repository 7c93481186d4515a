import { EnvError, type RawEnv } from '@/lib/env'
import { readConfigFile } from '@/lib/configFile'
import { forgetEarly } from '@/lib/calls/early'
import { plainNotice } from '@/lib/browser/plainNotice'

/** Delays while startup waits for `config.json`, in ms; tests shorten them. */
export const configDelays = { perRequest: 10_000, untilNotice: 3000, firstRetry: 1000, longestRetry: 8000 }

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/**
 * Loads the settings next to the built `index.html`. The build's own settings may point elsewhere, so a slow or failing
 * file is retried until it loads.
 * @param early the settings that the document has already requested
 * @param onSlow called when the visitor should be told about the delay; @returns the settings, none if there is no file
 * @throws EnvError if the file is malformed
 */
export async function readConfig(url: string, early: Promise<RawEnv> | undefined, onSlow: () => void): Promise<RawEnv> {
  const notice = setTimeout(onSlow, configDelays.untilNotice)
  const ask = () =>
    fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(configDelays.perRequest) }).then(readConfigFile)
  const isLate = async () => {
    await pause(configDelays.perRequest)
    throw new Error('config.json: no answer')
  }
  const first = () => (early ? Promise.race([early, isLate()]) : ask())
  try {
    for (let wait = configDelays.firstRetry, reading = first(); ; reading = ask()) {
      try {
        return await reading
      } catch (error) {
        // Not after the first request: the file may have been read while it was being written.
        if (error instanceof SyntaxError && wait > configDelays.firstRetry)
          throw new EnvError(['config.json must hold one JSON object'])
        // The document's early requests depend on these settings: they went to the wrong server, or were never sent.
        forgetEarly()
        await pause(wait)
        wait = Math.min(wait * 2, configDelays.longestRetry)
      }
    }
  } finally {
    clearTimeout(notice)
  }
}

/** The build's settings, overridden by those next to the built index.html. Mocks are decided at build time only. */
export async function readSettings(built: RawEnv): Promise<RawEnv> {
  let hideNotice: (() => void) | undefined
  const config = await readConfig(`${import.meta.env.BASE_URL}config.json`, window.earlyConfig, () => {
    hideNotice = showWaiting()
  })
  hideNotice?.()
  return { ...built, ...config, VITE_MOCKS: import.meta.env.VITE_MOCKS }
}

/** Shows that startup is waiting. @returns removes the message */
export function showWaiting(): () => void {
  const notice = plainNotice('status', 'Still loading. Your connection seems to be slow.')
  return () => notice.remove()
}
