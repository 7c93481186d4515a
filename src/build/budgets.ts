import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isBelow } from '../domain/navigation/isBelow.ts'
import { entrySource, filesOf, holderOf, neededBy, type Built, type BuiltChunk } from './bundle.ts'
import { brotliSize, filesBelow } from './compress.ts'
import type { PageSource } from './pageSources.ts'

const kB = 1000

/** All sizes are brotli bytes, as transferred to a browser. */
const limits = {
  /** What `/` and `/login` need before they answer. */
  initialJs: 132 * kB,
  initialCss: 20 * kB,
  css: 30 * kB,
  /** What a page brings that no other page has, and the chunk that holds it, with whatever else was put into that. */
  ownJs: 28 * kB,
  /** What a page needs beyond the first load before it answers, shared code included. */
  routeJs: 205 * kB,
  /** The same for pages behind sign-in, which share tables, forms and the editor. */
  memberRouteJs: 255 * kB,
  /** The start page of the back office: all JS, from the entry to what follows in the background. */
  adminStartJs: 350 * kB,
  /** The largest group of shared code. */
  groupJs: 50 * kB,
  fonts: 40 * kB,
}

/** How many files a page may fetch besides calls of the API. */
const requestLimits: Record<string, number> = {
  '/': 13,
  '/login': 15,
  '/solutions': 16,
  '/events': 16,
  '/cart': 20,
}
const otherRequests = 22
const memberRequests = 33

/** What every page fetches besides code: its document, the font, config.json, maintenance.json. */
const everyPage = 4

/** What every page fetches in the background, once it is shown or earlier. */
const background = ['src/store/**/start.ts', 'src/store/**/backgroundTasks.ts', 'src/app/layouts/AfterStart.tsx']
const behindSignIn = ['src/app/memberGuards.ts', 'src/store/**/userCookie.ts', 'src/api/client/baseQuery.ts']

/** Modules that the initial page must not contain, by name. */
const notInitially: [name: string, test: RegExp][] = [
  ['Stripe', /node_modules\/@stripe\//],
  ['zxcvbn', /node_modules\/zxcvbn\//],
  ['formik', /node_modules\/formik\//],
  ['yup', /node_modules\/yup\//],
  ['moment', /node_modules\/moment\//],
  ['the toast library', /node_modules\/react-toastify\//],
  ['dialogs', /node_modules\/(react-bootstrap|@restart)\//],
  ['crypto', /node_modules\/crypto-js\//],
  ['the query library', /@reduxjs\/toolkit\/dist\/query\//],
  ['axios', /node_modules\/axios/],
  ['charts', /^src\/ui\/chart\//],
  ['the editor', /node_modules\/quill\//],
  ['DOMPurify', /node_modules\/dompurify\//],
  ['mocks', /^mocks\/|node_modules\/msw\//],
]

const adminCode = /^src\/(areas|components|api|domain)\/admin\//

type Line = {
  name: string
  amount: number
  limit: number
  /** What is counted: the files of a number of requests, the chunk of a number of bytes. */
  files: readonly string[]
  unit: 'bytes' | 'requests'
}

/** Measures the build. @returns the printed table and what is over budget */
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
    if (isFirst) {
      weigh(`${path} initial JS`, codeOf(chunks), limits.initialJs)
      for (const [name, test] of notInitially) {
        const found = chunks.flatMap(({ modules }) => modules).find((module) => test.test(module))
        if (found) faults.push(`${path} loads ${name} at once: ${found}`)
      }
    }
    const after = [...background, ...soon, ...forMembers, ...(member ? behindSignIn : [])]
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
      limit: requestLimits[path] ?? (member ? memberRequests : otherRequests),
      files: fetched,
      unit: 'requests',
    })
    const beyond = chunks.filter((chunk) => !start.includes(chunk))
    const own = beyond.filter((chunk) => chunk === holder || usesOf(chunk) === 1)
    weigh(`${path} own JS`, codeOf(own), limits.ownJs)
    weigh(`${path} JS beyond the start`, codeOf(beyond), member ? limits.memberRouteJs : limits.routeJs)
  }
  const groups = [...built.values()].filter((chunk) => !chunk.source && !start.includes(chunk))
  for (const { file } of groups) weigh(`${nameOf(file)} shared JS`, [file], limits.groupJs)

  const fonts = filesBelow(dist).filter((file) => file.endsWith('.woff2'))
  weigh(
    'fonts',
    fonts.map((file) => relative(dist, file)),
    limits.fonts,
  )
  if (fonts.length > 1) faults.push(`${fonts.length} font files, one may be on the critical path`)

  for (const line of lines) if (line.amount > line.limit) faults.push(describe(line, built))
  return { table: tableOf(lines), faults: [...faults, ...leaks(dist)] }
}

/** `assets/common-x7Yz.js` is the group `common`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '')

/** How many modules of a chunk a fault names, the largest first. */
const named = 12

function describe({ name, amount, limit, files, unit }: Line, built: Built): string {
  const inside = unit === 'requests' ? [] : files.map((file) => built.get(file)?.modules.slice(0, named).join(', '))
  const details = files.map((file, place) => `    ${nameOf(file)}${inside[place] ? `: ${inside[place]}` : ''}`)
  return [`${name}: ${amount} of ${limit} ${unit}`, ...details].join('\n')
}

/** The six lines of every kind that are closest to their limits. */
function tableOf(lines: Line[]): string {
  const kind = ({ name }: Line) => name.replace(/^\S+ /, '')
  const room = ({ amount, limit }: Line) => amount / limit
  const show = (amount: number, { unit }: Line) =>
    unit === 'bytes' ? `${Math.round(amount / (kB / 10)) / 10} kB` : String(amount)
  const shown = new Map<string, Line[]>()
  for (const line of [...lines].sort((one, other) => room(other) - room(one)))
    shown.set(kind(line), [...(shown.get(kind(line)) ?? []), line])
  return [...shown.values()]
    .flatMap((some) => some.slice(0, 6))
    .map((line) => `  ${show(line.amount, line).padStart(9)} of ${show(line.limit, line).padStart(9)}  ${line.name}`)
    .join('\n')
}

/** What a production build must not contain: mocks, source maps, secrets. */
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
