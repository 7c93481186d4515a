import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, filesBelow } from './compress.ts'
import { closureOf, entryOf, holderOf, type Built, type BuiltChunk } from './bundle.ts'

const kB = 1000

/** All sizes are brotli bytes, as transferred to a browser. */
const limits = {
  initialJs: 122 * kB,
  initialCss: 20 * kB,
  routeJs: 40 * kB,
  fonts: 40 * kB,
  checks: 4 * kB,
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
  ['charts', /node_modules\/recharts\/|src\/ui\/Chart/],
  ['the editor', /node_modules\/quill\//],
  ['DOMPurify', /node_modules\/dompurify\//],
  ['mocks', /^mocks\/|node_modules\/msw\//],
  ['admin code', /^src\/areas\/admin\/|^src\/api\/admin\//],
]

/** Chunks that a route may lazy-load: each is listed here or counts as part of the route. */
const apart =
  /node_modules\/(quill|recharts|@stripe|zxcvbn|moment|yup|formik|react-toastify|react-bootstrap|@restart|dompurify|crypto-js)\//

const show = (bytes: number) => `${String(Math.round(bytes / (kB / 10)) / 10).padStart(6)} kB`

type Line = { name: string; bytes: number; limit: number }

/** Measures the build. @returns the printed table and what is over budget */
export function measure(
  built: Built,
  dist: string,
  initialPages: { path: string; sources: string[] }[],
  routes: readonly string[],
) {
  const size = (file: string) => brotli(readFileSync(join(dist, file))).length
  const sum = (chunks: BuiltChunk[]) => chunks.reduce((total, { file }) => total + size(file), 0)
  const lines: Line[] = []
  const faults: string[] = []
  const entry = entryOf(built)

  for (const { path, sources } of initialPages) {
    const own = sources.map((source) => holderOf(built, source)?.file)
    if (own.includes(undefined)) faults.push(`${path}: no chunk was made for one of ${sources.join(', ')}`)
    const initial = closureOf(built, [entry.file, ...own.filter((file) => file !== undefined)])
    const styles = new Set(initial.flatMap(({ css }) => css))
    lines.push({ name: `${path} initial JS`, bytes: sum(initial), limit: limits.initialJs })
    lines.push({
      name: `${path} CSS`,
      bytes: [...styles].reduce((total, file) => total + size(file), 0),
      limit: limits.initialCss,
    })
    for (const [name, test] of notInitially) {
      const found = initial.flatMap(({ modules }) => modules).find((module) => test.test(module))
      if (found) faults.push(`${path} loads ${name} at once: ${found}`)
    }
  }

  const initial = new Set(closureOf(built, [entry.file]).map(({ file }) => file))
  const pages = [...built.values()].filter(({ source }) => source && routes.includes(source))
  const heaviest = pages
    .map((page) => {
      const own = closureOf(built, [page.file]).filter(
        ({ file, modules }) => !initial.has(file) && !modules.some((id) => apart.test(id)),
      )
      return { name: page.source ?? page.file, bytes: sum(own), limit: limits.routeJs }
    })
    .sort((a, b) => b.bytes - a.bytes)
  for (const page of heaviest)
    if (page.bytes > page.limit) faults.push(`${page.name}: ${show(page.bytes)} of ${show(page.limit)}`)
  lines.push(...heaviest.slice(0, 5))

  const fonts = filesBelow(dist).filter((file) => file.endsWith('.woff2'))
  lines.push({
    name: 'fonts',
    bytes: fonts.reduce((total, file) => total + readFileSync(file).length, 0),
    limit: limits.fonts,
  })
  if (fonts.length > 1) faults.push(`${fonts.length} font files, one may stand on the critical path`)

  for (const { name, bytes, limit } of lines)
    if (bytes > limit && !faults.some((fault) => fault.startsWith(name)))
      faults.push(`${name}: ${show(bytes)} of ${show(limit)}`)
  const table = lines.map(({ name, bytes, limit }) => `  ${show(bytes)} of ${show(limit)}  ${name}`).join('\n')
  return { table, faults: [...faults, ...leaks(dist)] }
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
