import { readFileSync } from 'node:fs'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom'
import { api } from '@/api/client/api'
import { App } from '@/app/App'
import { allRoutes } from '@/app/routes/all'
import { applyEnv, env, readEnv, type RawEnv } from '@/lib/env'
import { signedOut } from '@/store/session/authSlice'
import { seededContent, type ContentBlock } from '@/store/content/seed'
import { makeStore } from '@/store/store'
import type { Prerendered } from './startData.ts'
import { prerenderedPages, type PageKind } from './prerenderedPages.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(`public/content/${name}`, 'utf8'))

/** The build settings that appear in the markup, without keys. */
function shownSettings(): RawEnv {
  const settings: RawEnv = JSON.parse(process.env.PRERENDER_SETTINGS ?? '{}')
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => /_(STAGE|PRODUCT_NAME|(MARKETING|CONTENT)_URL)$/.test(name)),
  )
}

/** The routes without guards: during prerendering there is no session and no server. */
function unguarded(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ middleware: _guards, ...route }) =>
    route.children ? { ...route, children: unguarded(route.children) } : route,
  )
}

async function initialized(router: DataRouter, path: string): Promise<DataRouter> {
  while (!router.state.initialized) await new Promise((done) => router.subscribe(done))
  if (router.state.errors) throw new Error(`${path} fails while it is prerendered`, { cause: router.state.errors })
  if (router.state.location.pathname !== path) throw new Error(`${path} redirects while it is prerendered`)
  return router
}

/**
 * The tags of the document's head. Metadata only if the page is hydrated: a page that replaces it would not remove
 * them.
 */
function headOf(kind: PageKind, tags: readonly string[]): string {
  if (kind === 'shell') return `<title>${env.productName}</title>`
  return tags.filter((tag) => kind === 'page' || tag.startsWith('<title>')).join('')
}

/** Prevents native submission of prerendered forms: until hydration, nothing ends up in the URL. */
const sendsNothing = (html: string) => html.replace(/<form (?![^>]*method=)/g, '<form data-unsent="" method="dialog" ')

const withoutPage = (html: string) => html.replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1</main>')

/** Without the footer, which the page that replaces the markup would push down. */
const withoutFooter = (html: string) => html.replace(/<footer[\s\S]*<\/footer>/, '')

const shownOf: Record<PageKind, (html: string) => string> = {
  page: sendsNothing,
  skeleton: withoutFooter,
  shell: (html) => withoutFooter(withoutPage(html)),
}

/** Prerenders every page whose content is known at build time, and the neutral shell for all others. */
export async function prerender(): Promise<Prerendered[]> {
  applyEnv(readEnv({ ...shownSettings(), VITE_MOCKS: '1' }))
  const pages: Prerendered[] = []
  for (const page of prerenderedPages(read)) {
    const content: ContentBlock = Object.fromEntries(page.content.map((name) => [name, read(name)]))
    const store = makeStore({ content: seededContent(content) })
    // A skeleton is shown while a session is restored.
    if (page.kind !== 'skeleton') store.dispatch(signedOut({ redirecting: false }))
    const router = await initialized(
      createMemoryRouter(unguarded(allRoutes(store)), { initialEntries: [page.path] }),
      page.path,
    )
    // The calls of the routes failed, since there is no server: that failure must not be shown instead of a skeleton.
    store.dispatch(api.util.resetApiState())
    // The same tree as in src/main.tsx, which hydrates it.
    const markup = renderToString(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    )
    // React renders titles and metas at the start of a fragment's markup; in a document they belong in <head>.
    const head: string[] = []
    const html = markup.replace(/<title>.*?<\/title>|<meta (?:name|property)=[^>]*>/g, (tag) => {
      head.push(tag)
      return ''
    })
    pages.push({ ...page, content, html: shownOf[page.kind](html), head: headOf(page.kind, head) })
  }
  return pages
}
