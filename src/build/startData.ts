import { bestFit } from '../lib/routePattern.ts'
import type { StartData } from '../start/data.ts'
import { entrySource, filesOf, neededBy, type Built, type BuiltChunk } from './bundle.ts'
import type { PageSource } from './pageSources.ts'
import type { PrerenderedPage } from './prerenderedPages.ts'

/** A prerendered page with its markup and the content it used. */
export type Prerendered = Omit<PrerenderedPage, 'content'> & { html: string; head: string; content: object }

/** The compressed size of minified code, in kB per character: about 28 %. */
const perCharacter = 0.28 / 1000

/** The code that API calls need. */
const forCalls = 'src/api/client/baseQuery.ts'

/** The modules that a stored session needs before a member's first page is shown. */
export const forSession = ['src/store/**/start.ts', 'src/store/**/userCookie.ts', 'src/app/memberGuards.ts', forCalls]

/** The route of a prerendered page. */
const routeOf = (pages: readonly PageSource[], path: string): PageSource | undefined => {
  const pattern = bestFit(
    pages.map((page) => page.path),
    path,
  )
  return pages.find((page) => page.path === pattern)
}

/** The style sheets that a document contains: those of the entry and, but for the shell, of its page and layout. */
export function sheetsOf(built: Built, pages: readonly PageSource[], { kind, path }: Prerendered): string[] {
  const own = kind === 'shell' ? undefined : routeOf(pages, path)
  const needed = neededBy(built, [entrySource, ...(own ? [own.source, ...own.layout] : [])])
  return [...new Set(needed.flatMap(({ css }) => css))]
}

/** The data for a document's first script: the files of its page, or, in the shell, of all pages without a document. */
export function startDataOf(built: Built, pages: readonly PageSource[], shown: Prerendered): StartData {
  const files: [string, number][] = []
  const entry = neededBy(built, [entrySource]).map(({ file }) => file)
  const known = [...entry, ...sheetsOf(built, pages, shown)]
  const isShell = shown.kind === 'shell'
  const index = (file: string) => {
    const name = file.replace(/^assets\//, '')
    const place = files.findIndex(([one]) => one === name)
    return place >= 0 ? place : files.push([name, kBOf(built.get(file))]) - 1
  }
  const beyond = (sources: readonly string[]) =>
    filesOf(neededBy(built, sources))
      .filter((file) => !known.includes(file))
      .map(index)
  const own = routeOf(pages, shown.path)
  return {
    files,
    entry: entry.map(index),
    session: shown.asks || isShell ? beyond(forSession) : [],
    routes: (isShell ? pages : pages.filter((page) => page === own)).map(
      ({ path, source, layout, member, soon = [], forMembers = [] }) => ({
        path,
        files: beyond([source, ...layout, ...soon, ...(shown.asks ? [forCalls] : [])]),
        members: beyond(forMembers),
        asks: member || shown.asks === true,
      }),
    ),
  }
}

const kBOf = (chunk: BuiltChunk | undefined) => Math.ceil((chunk?.length ?? 0) * perCharacter)
