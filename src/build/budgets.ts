import { existsSync, readFileSync } from 'node:fs'
import { closureOf, entryOf, holderOf, type Built, type BuiltChunk } from './bundle.ts'
import { brotliSize, filesBelow } from './compress.ts'
import type { PageSource } from './pageSources.ts'

const kB = 1000

/** All sizes are brotli bytes, as transferred to a browser. */
const limits = {
  /** What `/` and `/login` need before they answer. */
  initialJs: 114 * kB,
  initialCss: 20 * kB,
  css: 30 * kB,
  /** What a page brings that no other page has. */
  ownJs: 28 * kB,
  /** The chunk that holds a page, with whatever else was put into it. */
  pageChunk: 40 * kB,
  /** What a page needs beyond the first load before it answers, shared code included. */
  routeJs: 195 * kB,
  /** The same for pages behind sign-in, which share tables, forms and the editor. */
  memberRouteJs: 240 * kB,
  /** The start page of the back office: all JS, from the entry to what follows in the background. */
  adminStartJs: 220 * kB,
  /** The largest group of shared code. */
  groupJs: 50 * kB,
  fonts: 40 * kB,
}

/** How many files a page may fetch before its first API call. */
const requestLimits: Record<string, number> = {
  '/': 12,
  '/login': 14,
  '/solutions': 16,
  '/solutions/:product': 16,
  '/premium-membership': 14,
  '/events': 18,
  '/cart': 20,
}
const otherRequests = 24
const memberRequests = 30

/** What every page fetches besides code: its document, the font, config.json, maintenance.json. */
const everyPage = 4

/** What every page fetches in the background, once it is shown or earlier. */
const background = ['src/store/**/start.ts', 'src/store/**/backgroundTasks.ts', 'src/app/layouts/AfterStart.tsx']
const behindSignIn = ['src/app/memberGuards.ts', 'src/store/**/userCookie.ts', 'src/api/client/baseQuery.ts']
const soon: Record<string, string[]> = {
  '/login': ['src/areas/public/login/LoginForm.tsx'],
  '/solutions/:product': ['src/components/SafeHtml.tsx'],
}

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
const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/')

const inKb = (bytes: number) => `${String(Math.round(bytes / (kB / 10)) / 10).padStart(6)} kB`

type Line = { name: string; amount: number; limit: number; show: (amount: number) => string }

/** Measures the build. @returns the printed table and what is over budget */
export function measure(built: Built, dist: string, pages: readonly PageSource[]) {
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotliSize(dist, file), 0)
  const filesOf = (chunks: BuiltChunk[]) => new Set(chunks.map(({ file }) => file))
  const stylesOf = (chunks: BuiltChunk[]) => new Set(chunks.flatMap(({ css }) => css))
  const holders = (sources: readonly string[]) => sources.flatMap((source) => holderOf(built, source)?.file ?? [])
  const lines: Line[] = []
  const faults: string[] = []
  const entry = entryOf(built)
  const start = filesOf(closureOf(built, [entry.file]))
  const uses = new Map<string, number>()
  const needs = new Map(
    pages.map((page) => {
      const chunks = closureOf(built, [entry.file, ...holders([page.source, ...page.layout])])
      for (const { file } of chunks) uses.set(file, (uses.get(file) ?? 0) + 1)
      return [page, chunks] as const
    }),
  )

  for (const [{ path, source, member, forMembers = [] }, chunks] of needs) {
    if (!holderOf(built, source)) faults.push(`${path}: no chunk was made for ${source}`)
    const isFirst = path === '/' || path === '/login'
    if (isFirst) {
      lines.push({ name: `${path} initial JS`, amount: sum(filesOf(chunks)), limit: limits.initialJs, show: inKb })
      for (const [name, test] of notInitially) {
        const found = chunks.flatMap(({ modules }) => modules).find((module) => test.test(module))
        if (found) faults.push(`${path} loads ${name} at once: ${found}`)
      }
    }
    const later = closureOf(
      built,
      holders([...background, ...(soon[path] ?? []), ...forMembers, ...(member ? behindSignIn : [])]),
    )
    const all = [...chunks, ...later]
    const admin = all.flatMap(({ modules }) => modules).find((module) => adminCode.test(module))
    if (admin && !isAdmin(path)) faults.push(`${path} loads code of the back office: ${admin}`)
    if (path === '/admin')
      lines.push({ name: `${path} JS in all`, amount: sum(filesOf(all)), limit: limits.adminStartJs, show: inKb })
    const requests = everyPage + filesOf(all).size + stylesOf(all).size
    lines.push(
      {
        name: `${path} CSS`,
        amount: sum(stylesOf(chunks)),
        limit: isFirst ? limits.initialCss : limits.css,
        show: inKb,
      },
      {
        name: `${path} requests`,
        amount: requests,
        limit: requestLimits[path] ?? (member ? memberRequests : otherRequests),
        show: String,
      },
    )
    const beyond = [...filesOf(chunks)].filter((file) => !start.has(file))
    const own = beyond.filter((file) => uses.get(file) === 1)
    const chunk = holders([source]).filter((file) => !start.has(file))
    lines.push({ name: `${path} page chunk`, amount: sum(chunk), limit: limits.pageChunk, show: inKb })
    lines.push({ name: `${path} own JS`, amount: sum(own), limit: limits.ownJs, show: inKb })
    lines.push({
      name: `${path} JS beyond the start`,
      amount: sum(beyond),
      limit: member ? limits.memberRouteJs : limits.routeJs,
      show: inKb,
    })
  }
  const isGroup = ({ file, source }: BuiltChunk) => !source && !start.has(file)
  for (const { file } of [...built.values()].filter(isGroup))
    lines.push({ name: `${nameOf(file)} shared JS`, amount: sum([file]), limit: limits.groupJs, show: inKb })

  const fonts = filesBelow(dist).filter((file) => file.endsWith('.woff2'))
  const fontBytes = fonts.reduce((total, file) => total + readFileSync(file).length, 0)
  lines.push({ name: 'fonts', amount: fontBytes, limit: limits.fonts, show: inKb })
  if (fonts.length > 1) faults.push(`${fonts.length} font files, one may stand on the critical path`)

  for (const { name, amount, limit, show } of lines)
    if (amount > limit) faults.push(`${name}: ${show(amount).trim()} of ${show(limit).trim()}`)
  return { table: tableOf(lines), faults: [...faults, ...leaks(dist)] }
}

/** `assets/common-x7Yz.js` is the group `common`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '')

/** The six lines of every kind that are closest to their limits. */
function tableOf(lines: Line[]): string {
  const kind = ({ name }: Line) => name.replace(/^\S+ /, '')
  const room = ({ amount, limit }: Line) => amount / limit
  const shown = new Map<string, Line[]>()
  for (const line of [...lines].sort((one, other) => room(other) - room(one)))
    shown.set(kind(line), [...(shown.get(kind(line)) ?? []), line])
  return [...shown.values()]
    .flatMap((some) => some.slice(0, 6))
    .map(({ name, amount, limit, show }) => `  ${show(amount).padStart(9)} of ${show(limit).padStart(9)}  ${name}`)
    .join('\n')
}

/** What a production build must not contain: mocks, source maps, secrets. */
function leaks(dist: string): string[] {
  const found: string[] = []
  for (const path of filesBelow(dist)) {
    if (path.endsWith('.map')) found.push(`${path} is a source map`)
    if (/mockServiceWorker/.test(path)) found.push(`${path} belongs to the mocks`)
    if (!/\.(js|html|json)$/.test(path) || !existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    if (/\[MSW\]|setupWorker|Doers-2026/.test(text)) found.push(`${path} holds code or data of the mocks`)
    if (/\bsk_(live|test)_\w{8}/.test(text)) found.push(`${path} holds a secret key`)
  }
  return found
}
