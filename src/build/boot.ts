import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkOf, closureOf, entryOf, type Built } from './bundle.ts'

/** Placeholder in `app.html` for the script that fetches a route's chunk in parallel with the entry. */
export const bootMark = '<!--boot-->'

/** The module of every route, read from the route tables: `/account/billing` is in `src/areas/account/…`. */
export function modulesOfRoutes(root: string): [pattern: string, source: string][] {
  const folder = join(root, 'src/app/routes')
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const found = text.matchAll(/page\(\s*'([^']+)'(?:(?!page\()[\s\S])*?import\('@\/(areas\/[^']+)'\)/g)
    return [...found].map(([, pattern = '', module = '']): [string, string] => [pattern, `src/${module}.tsx`])
  })
}

const layouts: [test: RegExp, source: string][] = [
  [/^\/(account|team)(\/|$)/, 'src/app/layouts/DashboardLayout.tsx'],
  [/^\/admin(\/|$)/, 'src/app/layouts/AdminLayout.tsx'],
]

/**
 * Writes the first script of `app.html`: pages that are not prerendered fetch their route's chunk while the entry is
 * still in flight. The CSP allows no inline script, so it is a separate, minimal file.
 */
export function writeBoot(dist: string, built: Built, root: string): void {
  const already = new Set(closureOf(built, [entryOf(built).file]).map(({ file }) => file))
  const files: string[] = []
  const index = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const map = modulesOfRoutes(root).flatMap(([pattern, source]) => {
    const own = [source, 'src/app/routes/rest.tsx', layouts.find(([test]) => test.test(pattern))?.[1]]
    const roots = own.flatMap((one) => (one && chunkOf(built, one)?.file) ?? [])
    const chunks = closureOf(built, roots).filter(({ file }) => !already.has(file))
    return chunks.length === 0
      ? []
      : [[toRegExp(pattern), chunks.map(({ file }) => index(file.replace(/^assets\//, '')))]]
  })
  const script =
    `const f=${JSON.stringify(files)},m=${JSON.stringify(map)};` +
    'const r=m.find(([p])=>new RegExp(p,"i").test(location.pathname));' +
    'for(const i of r?r[1]:[])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"/assets/"+f[i]}))'
  const name = `boot-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(dist, 'assets', name), script)
  bootFile = `/assets/${name}`
}

let bootFile = ''

/** The script element for `app.html`. */
export const bootScript = (): string => `<script type="module" src="${bootFile}"></script>`

const toRegExp = (pattern: string) => `^${pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`
