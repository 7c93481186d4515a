import { env } from '@/lib/env'
import { readChaos } from './chaos'
import { readRules } from './faults'

/**
 * Answers in the page what the first script of a build would request from a server (src/app/earlyReads.ts), without waiting
 * for the worker. Not where calls fail: the app sends an early read that failed once more, and a fault would go unseen.
 * @param token the session that the URL asks for, empty for none; undefined: the stored one
 */
export function answerEarly(token: string | undefined, send: (request: Request) => Promise<Response>): void {
  if (readRules().length > 0 || readChaos()) return
  window.requestEarly?.({
    settings: {
      VITE_API_BASE_URL: env.apiBaseUrl,
      VITE_CONTENT_URL: env.contentUrl,
      VITE_COOKIE_PREFIX: env.cookiePrefix,
    },
    token,
    send: async (url, init) => send(new Request(new URL(url, location.href), init)),
  })
}
