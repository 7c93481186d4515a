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

/** The routes without their guards: nobody is signed in while pages are painted, and no server is asked. */
function unguarded(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ middleware: _guards, ...route }) =>
    route.children ? { ...route, children: unguarded(route.children) } : route,
  ) as RouteObject[]
}

const plainHead = () => `<title>${env.productName}</title>`

/** A painted form has nobody yet to send it: until it is alive it goes nowhere, instead of into the address. */
const sendsNothing = (html: string) => html.replace(/<form (?![^>]*method=)/g, '<form method="dialog" ')

/** The frame without its page and without a footer that would only be pushed away. */
const emptied = (html: string) =>
  html.replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1</main>').replace(/<footer[\s\S]*<\/footer>/, '')

/** Paints every page whose content is known at build time, and the neutral shell for all others. */
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
    // React writes titles and metas at the head of a fragment's markup; in a whole page they belong into <head>.
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
