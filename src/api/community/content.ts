import type {
  BlogPost,
  ContentPage,
  FooterSection,
  HomeContent,
  Maintenance,
  MenuContent,
  Microsite,
  Solution,
} from '@/contract/content'
import { isObject, recordFrom } from '@/lib/objects'
import { segment, segments } from '@/lib/text/segment'
import { fetchContent, type Content } from '../client/contentSource'
import { malformed } from '../client/errors'

/** The files of the content source: footer, menu, pages and products. */
type Files = {
  'footer.json': FooterSection[]
  'maintenance.json': Maintenance
  'menu.json': MenuContent
  'home.json': HomeContent
  'solutions.json': Solution[]
  'blog.json': BlogPost[]
}

export type ContentFile = keyof Files | `pages/${string}.json` | `microsites/${string}.json`

/** What a file contains. */
export type ContentOf<File extends ContentFile> = File extends keyof Files
  ? Files[File]
  : File extends `pages/${string}`
    ? ContentPage
    : Microsite

/** The lists of each entry or page, which a source may leave out where they have no entries. */
const innerLists: Readonly<Record<string, readonly string[]>> = {
  'blog.json': ['tags'],
  'footer.json': ['footer_links'],
  'home.json': ['figures', 'steps', 'quotes', 'questions'],
  'menu.json': ['categories', 'topBenefits', 'topDeals', 'resources'],
  'solutions.json': ['variations', 'addOns', 'packages'],
  pages: ['sections'],
}

function withLists(file: ContentFile, data: unknown): unknown {
  const names = innerLists[pages.exec(file)?.[1] ?? file] ?? []
  const whole = (entry: unknown) =>
    isObject(entry) ? { ...entry, ...recordFrom(names, (name) => entry[name] ?? []) } : entry
  return Array.isArray(data) ? data.map(whole) : whole(data)
}

const lists: readonly string[] = ['footer.json', 'solutions.json', 'blog.json'] satisfies ContentFile[]
const objects: readonly string[] = ['maintenance.json', 'menu.json', 'home.json'] satisfies ContentFile[]
const pages = /^(pages|microsites)\/(.*)\.json$/s

/** Whether the content source has such a file; the page itself may be missing. */
export const isContentFile = (name: string): name is ContentFile =>
  lists.includes(name) || objects.includes(name) || pages.test(name)

/** The file's path, with the name of a page as segments. @throws if the name could leave its folder */
function pathOf(file: ContentFile): string {
  const [, folder, name = ''] = pages.exec(file) ?? []
  if (!folder) return file
  return `${folder}/${folder === 'pages' ? segment(name) : segments(name)}.json`
}

const isExpected = (file: ContentFile, data: unknown) =>
  lists.includes(file) ? Array.isArray(data) : typeof data === 'object' && data !== null && !Array.isArray(data)

/** What a file of the content source holds, once it was fetched. */
function contentIn(file: ContentFile, found: Content): Content {
  if ('error' in found) return found
  if (isExpected(file, found.data)) return { data: withLists(file, found.data) }
  return { error: malformed('neither the list nor the object that was expected') }
}

/** Reads a file of the content source, without a session. @returns its data, or why there is none; never throws */
export async function readContentFile(file: ContentFile): Promise<Content> {
  let path: string
  try {
    path = pathOf(file)
  } catch {
    return { error: { status: 'refused', message: 'This address isn’t valid.' } }
  }
  const read = contentIn(file, await fetchContent(path))
  // A host that serves the app for every unknown URL signals "not found" with HTML and status 200.
  return pages.test(file) && 'error' in read && read.error.status === 'malformed'
    ? { error: { status: 404, message: 'This page could not be found' } }
    : read
}
