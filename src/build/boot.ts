import { closureOf, entryOf, holderOf, type Built } from './bundle.ts'
import type { PageSource } from './pageSources.ts'
import { preloadRoute, type BootFiles, type BootRoute } from './preloadRoute.ts'
import { requestEarly } from './requestEarly.ts'

const client = ['src/api/client/baseQuery.ts', 'src/api/client/checkFiles.ts']

/** Chunks of this size never wait for the entry: the connection would idle for a round trip. In characters. */
const large = 30_000

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
    return [...files].filter((file) => !already.has(file)).map((file) => index(file.replace(/^assets\//, '')))
  }
  const readIndex = (read: string) => (reads.includes(read) ? reads.indexOf(read) : reads.push(read) - 1)
  const indexes = (calls: readonly string[]) => calls.map((call) => readIndex(call.replace(/^GET /, '')))
  // The mocks answer only once their worker runs, and the URL may sign somebody in.
  const onMocks = settings.VITE_MOCKS === '1'
  const routes = pages.map<BootRoute>(({ path, source, layout, member, reads: own, open }) => [
    toRegExp(path),
    filesOf([source, ...layout, ...(open ? client : []), ...(onMocks && member ? forSession : [])]),
    indexes(own),
    indexes(open?.calls ?? []),
    open?.files ?? [],
  ])
  const session = filesOf(forSession)
  const entry = index(entryOf(built).file.replace(/^assets\//, ''))
  // Style sheets are not chunks.
  const atOnce = names.flatMap((name, place) => ((built.get(`assets/${name}`)?.length ?? large) < large ? [] : [place]))
  const early = onMocks
    ? ''
    : `{const reads=${JSON.stringify(reads)};(${String(requestEarly)})(${JSON.stringify(shared(settings))},own.map(i=>reads[i]),open.map(i=>reads[i]),content)}`
  const files: BootFiles = { names, session, atOnce, entry }
  return `{const [,,own=[],open=[],content=[]]=(${String(preloadRoute)})(${JSON.stringify(files)},${JSON.stringify(routes)})||[]
${early}}`
}

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
