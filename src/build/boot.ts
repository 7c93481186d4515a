import { closureOf, entryOf, holderOf, type Built, type BuiltChunk } from './bundle.ts'
import { fetchInStages, type Stage } from './fetchInStages.ts'
import type { PageSource } from './pageSources.ts'
import { preloadRoute, type BootFiles, type BootRoute } from './preloadRoute.ts'
import { requestEarly } from './requestEarly.ts'

const client = ['src/api/client/baseQuery.ts', 'src/api/client/checkFiles.ts']

/** How long a connection of 1 Mbit/s is occupied by a character of code, in ms: minified code compresses to 28 %. */
const perCharacter = (0.28 * 8) / 1000

/** What a stored session needs before a member's first page is shown. */
const forSession = ['src/store/**/start.ts', 'src/store/**/userCookie.ts', 'src/app/memberGuards.ts', ...client]

/**
 * The first script of `app.html` and of pages that read at once, after `early.js`: they fetch the chunks and styles of their
 * route, and those of a stored session, and request what they read, while the entry is still in flight.
 * @returns its text
 */
export function bootScript(
  built: Built,
  pages: readonly PageSource[],
  settings: Readonly<Record<string, string>>,
): string {
  const already = new Set(closureOf(built, [entryOf(built).file]).flatMap(({ file, css }) => [file, ...css]))
  const names: string[] = []
  const reads: string[] = []
  const index = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1)
  const filesOf = (sources: readonly string[]) => {
    const holders = sources.flatMap((source) => holderOf(built, source)?.file ?? [])
    const files = new Set(closureOf(built, holders).flatMap(({ file, css }) => [file, ...css]))
    return [...files].filter((file) => !already.has(file)).map((file) => index(nameOf(file)))
  }
  const readIndex = (read: string) => (reads.includes(read) ? reads.indexOf(read) : reads.push(read) - 1)
  const indexes = (calls: readonly string[]) => calls.map((call) => readIndex(call.replace(/^GET /, '')))
  // On mocks the URL may sign somebody in.
  const onMocks = settings.VITE_MOCKS === '1'
  const routes = pages.map<BootRoute>(({ path, source, layout, member, reads: own, open, forMembers = [] }) => [
    toRegExp(path),
    filesOf([source, ...layout, ...(open ? client : []), ...(onMocks && member ? forSession : [])]),
    indexes(own),
    indexes(open?.calls ?? []),
    open?.files ?? [],
    filesOf(forMembers),
  ])
  const session = filesOf(forSession)
  const entry = closureOf(built, [entryOf(built).file]).map(({ file }) => index(nameOf(file)))
  const early = `const reads=${JSON.stringify(reads)},request=source=>(${String(requestEarly)})(${JSON.stringify(shared(settings))},own.map(i=>reads[i]),open.map(i=>reads[i]),content,source);
${onMocks ? 'window.requestEarly=request' : 'request()'}`
  const costs = names.map((name) => costOf(built.get(`assets/${name}`)))
  const files: BootFiles = { names, costs, session, entry }
  return `{const [[,,own=[],open=[],content=[]]=[],stages]=(${String(preloadRoute)})(${JSON.stringify(files)},${JSON.stringify(routes)});
(${String(fetchInStages)})(stages);
${early}}`
}

/**
 * What a prerendered page fetches, for the first script of its document.
 * @param chunks those of the page, without those of the entry
 */
export function pageStages(built: Built, chunks: readonly BuiltChunk[]): Stage[] {
  const stage = (some: readonly BuiltChunk[]): Stage => some.map((chunk) => [nameOf(chunk.file), costOf(chunk)])
  return [stage(closureOf(built, [entryOf(built).file])), stage(chunks)]
}

const nameOf = (file: string) => file.replace(/^assets\//, '')

/** Style sheets are not chunks; they cost little. */
const costOf = (chunk: BuiltChunk | undefined) => Math.round((chunk?.length ?? 0) * perCharacter)

/** The settings that say where to ask. */
const shared = ({
  VITE_API_BASE_URL,
  VITE_CONTENT_URL,
  VITE_COOKIE_PREFIX,
}: Readonly<Record<string, string>>): Record<string, string | undefined> => ({
  VITE_API_BASE_URL,
  VITE_CONTENT_URL,
  VITE_COOKIE_PREFIX,
})

const toRegExp = (pattern: string) => `^${pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`
