import type { EarlyRequests, EarlySource } from '../lib/early.ts'

type Settings = Record<string, unknown>

/**
 * Runs in the browser as part of the first script of a document (boot.ts), from its own source text: it can use nothing from
 * outside. Requests the maintenance document and what the page reads (src/app/earlyReads.ts).
 * @param built the build's settings, overridden by those of `config.json`
 * @param reads the paths of the API that this page reads for a stored session; `{field of path: words}` in a later one
 * stands for the field in the answer of an earlier one, if it is one of the words
 * @param open those that it reads for anybody
 * @param files its files of the content source
 * @param source who answers, with which settings and session, unless it is the server of the settings with the stored one
 */
export function requestEarly(
  built: Settings,
  reads: readonly string[],
  open: readonly string[],
  files: readonly string[],
  source?: EarlySource,
): void {
  const readConfig = async (response: Response): Promise<Settings> => {
    if ([403, 404, 410].includes(response.status) || /html/.test(response.headers.get('content-type') ?? '')) return {}
    // It may name another server: nothing is sent to that of the build until the app has read it (src/app/config.ts).
    if (!response.ok) throw new Error(`config.json: status ${response.status}`)
    return response.clone().json()
  }
  const request = (config: Settings): EarlyRequests => {
    const setting = (name: string, fallback: string) =>
      String(config[name] ?? built[name] ?? '')
        .trim()
        .replace(/\/+$/, '') || fallback
    const cookies = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split(/=(.*)/)))
    const prefix = setting('VITE_COOKIE_PREFIX', 'dc_')
    const stored = cookies[`${prefix}user`] ? decodeURIComponent(cookies[`${prefix}token`] ?? '') : ''
    const token = source?.token ?? stored
    const answers: Record<string, Promise<Response>> = {}
    const ask = (url: string, init?: RequestInit) => {
      const answer = (source?.send ?? fetch)(url, init)
      // Whoever needs it asks again.
      answer.catch(() => undefined)
      answers[url] = answer
      return answer
    }
    for (const file of ['maintenance.json', ...files]) ask(`${setting('VITE_CONTENT_URL', '/content')}/${file}`)
    // Over HTTP/1.1 slow answers would occupy the connections that the code needs.
    const [visit] = performance.getEntriesByType('navigation')
    const isMultiplexed =
      source || (visit && 'nextHopProtocol' in visit && /^h[23]/.test(String(visit.nextHopProtocol)))
    const api = setting('VITE_API_BASE_URL', '/api')
    const read = (path: string) =>
      ask(api + path, {
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), Accept: 'application/json' },
        credentials: 'include',
      })
    const readAfter = async (path: string, field: string, first: string, words: string) => {
      const answer = await answers[api + first]
      const word = answer?.ok && (await answer.clone().json())[field]
      if (words.split('|').includes(word)) await read(path + word)
    }
    if (isMultiplexed)
      for (const path of new Set(token ? [...reads, ...open] : open)) {
        const [, start, field, first, words] = /^(.*)\{(\w+) of (.*): (.*)\}$/.exec(path) ?? []
        if (start && field && first && words) readAfter(start, field, first, words).catch(() => undefined)
        else read(path)
      }
    return { token: token || undefined, answers }
  }
  const config = source ? Promise.resolve(source.settings) : window.earlyConfig?.then(readConfig)
  if (!config) return
  window.earlyReads = config.then(request).catch((): EarlyRequests => ({ token: undefined, answers: {} }))
}
