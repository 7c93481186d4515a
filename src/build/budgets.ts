import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isBelow } from '../domain/navigation/isBelow.ts'
import { entrySource, filesOf, holderOf, neededBy, type Built, type BuiltChunk } from './bundle.ts'
import { brotliSize, filesBelow } from './compress.ts'
import type { PageSource } from './pageSources.ts'
import { forSession } from './startData.ts'

const kB = 1000

/** All sizes are brotli bytes, as transferred to a browser, with 5 % to spare, so that a small new page still fits. */
const limits = {
  /** The code that `/` and `/login` need before they react. */
  initialJs: 133 * kB,
  initialCss: 20 * kB,
  css: 30 * kB,
  /** The code that only this page needs, and the whole chunk that contains the page. */
  ownJs: 28 * kB,
  /** The code that a page needs beyond the entry before it reacts, including shared code. */
  routeJs: 175 * kB,
  /** The same for pages behind sign-in, which share tables, forms and the editor. */
  memberRouteJs: 255 * kB,
  /** All JS of the back office's start page, from the entry to the code loaded in the background. */
  adminStartJs: 362 * kB,
  /** The largest group of shared code. */
  groupJs: 50 * kB,
  /** A document: the markup of a page, with its styles. */
  document: 38 * kB,
  /** Each of the two font files: one that every page fetches, one for rarer letters. */
  font: 25 * kB,
}

/**
 * How many files a page may fetch, without API calls; a stricter `routeJs` for pages where many visits begin or pay.
 */
const pageLimits: Record<string, { requests: number; routeJs?: number }> = {
  '/': { requests: 12 },
  '/login': { requests: 14 },
  '/solutions': { requests: 15, routeJs: 36 * kB },
  '/events': { requests: 14, routeJs: 58.5 * kB },
  '/cart': { requests: 19, routeJs: 99.5 * kB },
}
const otherLimits = { requests: 22, routeJs: limits.routeJs }
const memberLimits = { requests: 33, routeJs: limits.memberRouteJs }

/** The files that every page fetches besides code: its document, the font, config.json, maintenance.json. */
const everyPage = 4

/** The modules that every page loads in the background, at the latest once it is shown. */
const background = ['src/store/**/start.ts', 'src/store/**/backgroundTasks.ts', 'src/app/layouts/AfterStart.tsx']

/** The packages that the first page may load: none that only a form, a dialog, a payment or an API call needs. */
const packages =
  'immer|prop-types|react|react-bootstrap-icons|react-dom|react-redux|react-router|redux|redux-thunk|reselect|scheduler|' +
  'use-sync-external-store|@reduxjs/toolkit/dist(?!/query)'
const initially = new RegExp(`^(src/(?!ui/chart/)|vite/|rolldown/|index.html$)|node_modules/(${packages})/`)

const adminCode = /^src\/(areas|components|api|domain)\/admin\//

type Line = {
  name: string
  amount: number
  limit: number
  /** The files that are counted or weighed. */
  files: readonly string[]
  unit: 'bytes' | 'requests'
}

/** Measures the build. @returns the printed table, and the faults: everything that is over budget */
export function measure(built: Built, dist: string, pages: readonly PageSource[]) {
  const lines: Line[] = []
  const faults: string[] = []
  const weigh = (name: string, files: readonly string[], limit: number) => {
    const amount = files.reduce((total, file) => total + brotliSize(dist, file), 0)
    lines.push({ name, amount, limit, files, unit: 'bytes' })
  }
  const codeOf = (chunks: readonly BuiltChunk[]) => chunks.map(({ file }) => file)
  const neededFirst = (page: PageSource) => [entrySource, page.source, ...page.layout]
  const start = neededBy(built, [entrySource])
  const needs = pages.map((page) => neededBy(built, neededFirst(page)))
  const usesOf = (chunk: BuiltChunk) => needs.filter((chunks) => chunks.includes(chunk)).length

  for (const [place, page] of pages.entries()) {
    const { path, source, member, soon = [], forMembers = [] } = page
    const chunks = needs[place] ?? []
    const holder = holderOf(built, source)
    if (!holder) faults.push(`${path}: no chunk was made for ${source}`)
    const isFirst = path === '/' || path === '/login'
    const allowed = { ...(member ? memberLimits : otherLimits), ...pageLimits[path] }
    if (isFirst) {
      weigh(`${path} initial JS`, codeOf(chunks), limits.initialJs)
      for (const module of chunks.flatMap(({ modules }) => modules).filter((one) => !initially.test(one)))
        faults.push(`${path} loads at once: ${module}`)
    }
    const after = [...background, ...soon, ...forMembers, ...(member ? forSession : [])]
    const all = neededBy(built, [...neededFirst(page), ...after])
    const admin = all.flatMap(({ modules }) => modules).find((module) => adminCode.test(module))
    if (admin && !isBelow(path, '/admin')) faults.push(`${path} loads code of the back office: ${admin}`)
    if (path === '/admin') weigh(`${path} JS in all`, codeOf(all), limits.adminStartJs)
    const styles = new Set(chunks.flatMap(({ css }) => css))
    weigh(`${path} CSS`, [...styles], isFirst ? limits.initialCss : limits.css)
    const fetched = filesOf(all)
    lines.push({
      name: `${path} requests`,
      amount: everyPage + fetched.length,
      limit: allowed.requests,
      files: fetched,
      unit: 'requests',
    })
    const beyond = chunks.filter((chunk) => !start.includes(chunk))
    const own = beyond.filter((chunk) => chunk === holder || usesOf(chunk) === 1)
    weigh(`${path} own JS`, codeOf(own), limits.ownJs)
    weigh(`${path} JS beyond the start`, codeOf(beyond), allowed.routeJs)
  }
  const groups = [...built.values()].filter((chunk) => !chunk.source && !start.includes(chunk))
  for (const { file } of groups) weigh(`${nameOf(file)} shared JS`, [file], limits.groupJs)

  const filesLike = (kind: string) =>
    filesBelow(dist).flatMap((file) => (file.endsWith(kind) ? [relative(dist, file)] : []))
  for (const file of filesLike('.html')) weigh(`document ${file}`, [file], limits.document)
  const fonts = filesLike('.woff2')
  for (const font of fonts) weigh(`font ${nameOf(font)}`, [font], limits.font)
  if (fonts.length > 2) faults.push(`${fonts.length} font files, one may be on the critical path`)

  for (const line of lines) if (line.amount > line.limit) faults.push(describe(line, built))
  return { table: tableOf(lines), faults: [...faults, ...leaks(dist)] }
}

/** `assets/common-x7Yz.js` is the group `common`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '')

/** How many modules of a chunk a fault lists, the largest first. */
const named = 12

const headOf = ({ name, amount, limit, unit }: Line) => `${name}: ${amount} of ${limit} ${unit}`

function describe(line: Line, built: Built): string {
  const { files, unit } = line
  const inside = unit === 'requests' ? [] : files.map((file) => built.get(file)?.modules.slice(0, named).join(', '))
  const details = files.map((file, place) => `    ${nameOf(file)}${inside[place] ? `: ${inside[place]}` : ''}`)
  return [headOf(line), ...details].join('\n')
}

/** The lines that are within a tenth of their limits, the closest first. */
function tableOf(lines: readonly Line[]): string {
  const room = ({ amount, limit }: Line) => amount / limit
  return lines
    .filter((line) => room(line) > 0.9)
    .sort((one, other) => room(other) - room(one))
    .map(headOf)
    .join('\n')
}

/** Finds what a production build must not contain: mocks, source maps, secrets. */
function leaks(dist: string): string[] {
  const found: string[] = []
  for (const path of filesBelow(dist)) {
    if (path.endsWith('.map')) found.push(`${path} is a source map`)
    if (/mockServiceWorker/.test(path)) found.push(`${path} belongs to the mocks`)
    if (!/\.(js|html|json)$/.test(path)) continue
    const text = readFileSync(path, 'utf8')
    if (/\[MSW\]|setupWorker|Doers-2026/.test(text)) found.push(`${path} holds code or data of the mocks`)
    if (/\bsk_(live|test)_\w{8}/.test(text)) found.push(`${path} holds a secret key`)
  }
  return found
}
