import { downlink, isSlow } from './connection'
import type { StartData, StartRoute } from './data'

type File = { name: string; kB: number; rel: 'modulepreload' | 'preload' | 'stylesheet'; isEntry: boolean }

/**
 * Requests the code and styles of the document's page in stages: first the entry and all styles, then the code that
 * checks a stored session, then the page. If the markup is the whole page, it contains its critical styles, so the
 * entry's style sheet comes last. On a slow connection each stage waits until the one before it should have arrived,
 * because files that load at the same time slow each other down.
 *
 * Worth on a phone (1.6 Mbit/s, 150 ms), compared with plain `modulepreload` links: 163 ms of `/solutions`, 169 ms of
 * `/events`, 95 ms of `/cart`; the place of the entry's style sheet 150 ms of `/login`.
 */
export function fetchPage(data: StartData, route: StartRoute | undefined, isRemembered: boolean): void {
  const members = isRemembered ? [...data.session, ...(route?.members ?? [])] : []
  const needed = new Set([...data.entry, ...(route?.files ?? []), ...members])
  const isWhole = data.kind === 'page' && !route?.asks && !isRemembered
  const stages: File[][] = [[], [], [], []]
  for (const [index, [name, kB]] of data.files.entries()) {
    if (!needed.has(index)) continue
    const isStyle = name.endsWith('.css')
    const isEntry = data.entry.includes(index)
    const isFirst = isStyle ? !isWhole : isEntry
    const stage = isFirst ? 0 : isEntry ? 3 : data.session.includes(index) ? 1 : 2
    // Vite assumes that linked style sheets are loaded; in the shell, it has to load those of the page itself.
    const styleRel = data.kind === 'shell' && !isEntry ? 'preload' : 'stylesheet'
    stages[stage]?.push({ name, kB, rel: isStyle ? styleRel : 'modulepreload', isEntry })
  }
  fetchInStages(stages)
}

function fetchInStages([stage, ...later]: readonly File[][]): void {
  if (!stage) return
  let isNext = true
  const next = () => {
    if (isNext) fetchInStages(later)
    isNext = false
  }
  const arrivals = stage.map(request)
  if (!isSlow() || arrivals.length === 0) return next()
  void Promise.all(arrivals).then(next)
  const kB = stage.reduce((sum, file) => sum + file.kB, 0)
  setTimeout(next, (kB * 8) / downlink())
}

/** @returns resolves when the file has arrived or failed */
function request({ name, rel, isEntry }: File): Promise<void> {
  const link = document.createElement('link')
  link.rel = rel
  if (rel === 'preload') link.as = 'style'
  link.crossOrigin = ''
  link.href = `${import.meta.env.BASE_URL}assets/${name}`
  // The styles of all pages come before those of the page in the document, whichever is requested first.
  const page = isEntry ? document.head.querySelector('link[rel=stylesheet]') : null
  document.head.insertBefore(link, page)
  return new Promise((done) => {
    link.onload = link.onerror = () => done()
  })
}
