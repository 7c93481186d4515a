import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { entrySource } from './bundle.ts'

/**
 * One chunk of shared code. A module goes into the first row whose conditions all hold; a module that only one page,
 * dialog or menu needs stays in that one's chunk.
 */
type Row = {
  name: string
  /** The folder of a dynamic import (a page, a dialog, the session) that needs the module. */
  usedBy?: RegExp
  /** Matches the module itself. */
  is?: RegExp
  /** Matches the module, or one that it imports and that is not in the entry. */
  with?: RegExp
  /** Matches neither the module nor one that it imports. */
  without?: RegExp
}

const libraries = 'node_modules/(moment|formik|yup|dompurify|@stripe|diff|axios|crypto-js|papaparse|react-toastify)/'
const backOffice = '^src/(api|components|domain)/admin/'
const heavy = new RegExp(
  `${libraries}|${backOffice}|^src/(store/(payment|registration|attendance)|app/sidebar|ui/chart)/`,
)
const heavyLibrary = new RegExp(libraries)

/** The component docs show components of all areas, so they are not counted as a page that needs them. */
const showcase = /^src\/areas\/public\/component-docs\//

/**
 * Ordered from code that every page needs to code that few pages need, so that a chunk only imports earlier ones: every
 * page that needs a module also needs the module's imports.
 *
 * Worth, with prerendering, on a phone: 1.1 to 2.8 s of every page, which would fetch 117 to 252 files without groups.
 */
const rows: readonly Row[] = [
  { name: 'styles', usedBy: /^src\/(app|store|areas\/public)\//, is: /\.s?css$/ },
  // The route tables, and the public pages on which most visits begin.
  {
    name: 'site',
    usedBy: /^src\/(app\/routes|areas\/public\/(solutions|premium-membership|content))\//,
    without: heavy,
  },
  // What `/login`, `/events` and API calls need, too.
  {
    name: 'session',
    usedBy: /^src\/(areas\/public\/(login|events)|api\/client)\//,
    without: new RegExp(`${libraries}|^src/contract/checks/`),
  },
  { name: 'forms', usedBy: /^src\/areas\/public\/login\// },
  { name: 'client', usedBy: /^src\/api\/client\// },
  // The session, the cart, tracking, and code that a payment must not wait for: visitors load it after the first page.
  {
    name: 'background',
    usedBy: /^src\/(store|api|domain|areas\/public\/cart\/|app\/(layouts\/|[^/]+$))/,
    without: heavy,
  },
  { name: 'common', usedBy: /^src\/areas\/public\//, without: heavyLibrary },
  {
    name: 'inside',
    usedBy: /^src\/(areas\/(account|team)|app)\//,
    without: new RegExp(`${libraries}|${backOffice}`),
  },
  { name: 'admin', usedBy: /^src\/areas\/admin\//, without: heavyLibrary },
  {
    name: 'dialogs',
    usedBy: /^src\/areas\/public\//,
    with: /node_modules\/(formik|yup)\//,
    without: /node_modules\/(moment|dompurify|@stripe)\//,
  },
]

/**
 * The entry (`input` of vite.config.ts), with all that it imports: react, router, store, the pages `/` and `/login`.
 */
export const entryName = 'first'

/** The groups of the bundler (`output.codeSplitting.groups`). Packages go where the modules that import them go. */
export function sharedChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let chosen: Map<string, string> | undefined
  const rowOf = (id: string, context: Rolldown.ChunkingContext) => {
    chosen ??= chooseRows(root, context)
    return chosen.get(id)
  }
  return [
    // First, because the rows would also take modules that the entry needs.
    { name: entryName, tags: ['$initial'] },
    ...rows.map(({ name }) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) => (rowOf(id, context) === name ? name : null),
    })),
  ]
}

/** @returns the rows of the project's modules, by id */
export function chooseRows(root: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const pathOf = (id: string) => id.replace(`${root}/`, '').replace(/\?.*$/, '')
  const isOurs = (id: string) => id.startsWith(`${root}/src/`)
  const infoOf = (id: string) => (isOurs(id) ? context.getModuleInfo(id) : null)
  const importsOf = (id: string) => infoOf(id)?.importedIds ?? []
  const entriesOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? []
  const closureOf = (start: string) => reach(start, importsOf)

  const main = join(root, entrySource)
  const initial = closureOf(main)
  const all = reach(main, (id) => [...importsOf(id), ...entriesOf(id)])
  const usedBy = new Map<string, string[]>()
  for (const entry of new Set([...all].flatMap(entriesOf)))
    for (const id of closureOf(entry)) usedBy.set(id, [...(usedBy.get(id) ?? []), pathOf(entry)])

  const found = new Map<string, string>()
  for (const id of [...all].filter(isOurs)) {
    const users = (usedBy.get(id) ?? []).filter((user) => !showcase.test(user))
    // Only one page, dialog or menu needs it.
    if (users.length < 2 && users.every((user) => /^src\/(areas|components|ui)\//.test(user))) continue
    const needed = [...closureOf(id)].filter((one) => !initial.has(one)).map(pathOf)
    const row = rows.find(
      (one) =>
        (!one.usedBy || users.some((user) => one.usedBy?.test(user))) &&
        (!one.is || one.is.test(pathOf(id))) &&
        (!one.with || needed.some((path) => one.with?.test(path))) &&
        !needed.some((path) => one.without?.test(path)),
    )
    if (row) found.set(id, row.name)
  }
  return found
}

function reach(start: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const queue = [start]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...next(id))
  }
  return found
}
