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
import { segment } from '@/lib/segment'
import { toast } from '@/lib/toast'
import { api } from './client/api'
import { fetchContent } from './client/contentSource'
import { isApiError, malformed, type ApiError } from './client/errors'

type Found<T> = { data: T } | { error: ApiError }
type Answer = 'list' | 'object'

const isA = (answer: Answer, data: unknown) =>
  answer === 'list' ? Array.isArray(data) : typeof data === 'object' && data !== null && !Array.isArray(data)

/** Content rarely changes: one hour, in seconds. */
const keep = 3600

async function fetched<T>(path: () => string, answer: Answer, signal: AbortSignal): Promise<Found<T>> {
  let name: string
  try {
    name = path()
  } catch {
    return { error: { status: 'refused', message: 'This address is not valid.' } }
  }
  const found = await fetchContent(name, signal)
  if ('error' in found) return found
  return isA(answer, found.data)
    ? { data: found.data as T }
    : { error: malformed(`not the ${answer} that was expected`) }
}

/** A host that serves the app for every unknown URL signals "not found" with HTML and status 200. */
async function fetchedPage<T>(path: () => string, signal: AbortSignal): Promise<Found<T>> {
  const found = await fetched<T>(path, 'object', signal)
  return 'error' in found && found.error.status === 'malformed'
    ? { error: { status: 404, message: 'This page could not be found' } }
    : found
}

/** The content source: footer, menu, pages and products; read without a session. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooter: build.query<FooterSection[], void>({
      queryFn: async (_args, { signal }) => {
        const found = await fetched<FooterSection[]>(() => 'footer.json', 'list', signal)
        if ('data' in found || found.error.status === 'aborted') return found
        // On failure the footer shows no links (R-FTR-03).
        toast.failure('Failed to fetch footer content')
        return { data: [] }
      },
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    getMaintenance: build.query<Maintenance, void>({
      queryFn: (_args, { signal }) => fetched<Maintenance>(() => 'maintenance.json', 'object', signal),
      keepUnusedDataFor: keep,
    }),
    getMenu: build.query<MenuContent, void>({
      queryFn: (_args, { signal }) => fetched<MenuContent>(() => 'menu.json', 'object', signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    getHome: build.query<HomeContent, void>({
      queryFn: (_args, { signal }) => fetched<HomeContent>(() => 'home.json', 'object', signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    listSolutions: build.query<Solution[], void>({
      queryFn: (_args, { signal }) => fetched<Solution[]>(() => 'solutions.json', 'list', signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    getPage: build.query<ContentPage, string>({
      queryFn: (page, { signal }) => fetchedPage<ContentPage>(() => `pages/${segment(page)}.json`, signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    listBlogPosts: build.query<BlogPost[], void>({
      queryFn: (_args, { signal }) => fetched<BlogPost[]>(() => 'blog.json', 'list', signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
    getMicrosite: build.query<Microsite, string>({
      queryFn: (name, { signal }) => fetchedPage<Microsite>(() => `microsites/${segment(name)}.json`, signal),
      providesTags: ['Content'],
      keepUnusedDataFor: keep,
    }),
  }),
})

/** Whether a content read failed because the page does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 'refused')

/** Content embedded in the page: files of the content source by name (`footer.json`, `pages/about.json`). */
export type ContentBlock = Record<string, unknown>

type Entry = Parameters<typeof contentApi.util.upsertQueryEntries>[0][number]
type Dispatch = (action: ReturnType<typeof contentApi.util.upsertQueryEntries>) => unknown

const whole = {
  'footer.json': 'getFooter',
  'maintenance.json': 'getMaintenance',
  'menu.json': 'getMenu',
  'home.json': 'getHome',
  'solutions.json': 'listSolutions',
  'blog.json': 'listBlogPosts',
} as const

function entryOf(name: string, value: unknown): Entry | undefined {
  const endpointName = whole[name as keyof typeof whole]
  if (endpointName) return { endpointName, arg: undefined, value } as Entry
  const [, folder, own] = /^(pages|microsites)\/(.+)\.json$/.exec(name) ?? []
  if (!own) return undefined
  return { endpointName: folder === 'pages' ? 'getPage' : 'getMicrosite', arg: own, value } as Entry
}

/** Puts content into the cache, so that what is displayed already is not fetched again. */
export function seedContentFrom(dispatch: Dispatch, content: ContentBlock): void {
  const entries = Object.entries(content).flatMap(([name, value]) => entryOf(name, value) ?? [])
  if (entries.length > 0) dispatch(contentApi.util.upsertQueryEntries(entries))
}

/** Seeds the cache from the JSON block of a prerendered page; without a valid one, content is fetched as usual. */
export function seedContent(dispatch: Dispatch): void {
  const block = document.querySelector('script#content[type="application/json"]')
  if (!block?.textContent) return
  try {
    const content: unknown = JSON.parse(block.textContent)
    if (typeof content === 'object' && content !== null) seedContentFrom(dispatch, content as ContentBlock)
  } catch {
    // The content source still has the data.
  }
}

export const {
  useGetFooterQuery,
  useGetMaintenanceQuery,
  useGetMenuQuery,
  useGetHomeQuery,
  useListSolutionsQuery,
  useGetPageQuery,
  useListBlogPostsQuery,
  useGetMicrositeQuery,
} = contentApi
