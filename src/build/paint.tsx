import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { seedContentFrom, type ContentBlock } from '@/api/content'
import { allRoutes } from '@/app/routes/all'
import { applyEnv, env, readEnv } from '@/lib/env'
import { makeStore } from '@/store/store'
import type { Painted } from './documents.ts'
import { paintedPages } from './paintedPages.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(`src/content/${name}`, 'utf8'))

/** The routes without guards: during prerendering there is no session and no server. */
function unguarded(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ middleware: _guards, ...route }) =>
    route.children ? { ...route, children: unguarded(route.children) } : route,
  ) as RouteObject[]
}

const plainHead = () => `<title>${env.productName}</title>`

/** Prevents native submission of prerendered forms: until the live form mounts, nothing ends up in the URL. */
const sendsNothing = (html: string) => html.replace(/<form (?![^>]*method=)/g, '<form method="dialog" ')

/** The shell without a page, and without a footer that the page would only push down. */
const emptied = (html: string) =>
  html.replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1</main>').replace(/<footer[\s\S]*<\/footer>/, '')

/** Prerenders every page whose content is known at build time, and the neutral shell for all others. */
export async function paint(): Promise<Painted[]> {
  applyEnv(readEnv({ VITE_MOCKS: '1', VITE_STAGE: 'production', VITE_PRODUCT_NAME: process.env.VITE_PRODUCT_NAME }))
  const pages: Painted[] = []
  for (const page of paintedPages(read)) {
    const content = Object.fromEntries(page.content.map((name) => [name, read(name)])) as ContentBlock
    const store = makeStore()
    await seedContentFrom(store.dispatch, content)
    const handler = createStaticHandler(unguarded(allRoutes(store)))
    const context = await handler.query(new Request(`http://localhost${page.path}`))
    if (context instanceof Response) throw new Error(`${page.path} redirects while it is painted`)
    const router = createStaticRouter(handler.dataRoutes, context)
    const markup = renderToString(
      <Provider store={store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Provider>,
    )
    // React renders titles and metas at the start of a fragment's markup; in a document they belong in <head>.
    const head: string[] = []
    const html = markup.replace(/<title>.*?<\/title>|<meta (?:name|property)=[^>]*>/g, (tag) => {
      head.push(tag)
      return ''
    })
    const shown = sendsNothing(page.frameOnly ? emptied(html) : html)
    const own = { path: page.path, file: page.file, sources: page.sources, content }
    pages.push(
      page.frameOnly
        ? { ...own, html: shown, head: plainHead(), boot: true }
        : { ...own, html: shown, head: head.join('') },
    )
  }
  return pages
}
