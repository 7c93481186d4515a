import type { Solution } from '@/contract/content'
import { contentPages } from '@/domain/navigation/contentPages'
import { paths } from '@/domain/navigation/paths'
import { routePatterns } from '@/domain/navigation/routePatterns'

/**
 * How much of a page is prerendered. `page`: everything, which is then hydrated; `skeleton`: heading and skeleton, which
 * the page replaces; `shell`: no page at all, for every URL that is not prerendered.
 */
export type PageKind = 'page' | 'skeleton' | 'shell'

export type PrerenderedPage = {
  path: string
  file: string
  /** Content files that the page is rendered from. */
  content: string[]
  kind: PageKind
  /** Whether it reads the API at once. */
  asks?: boolean
}

const frame = ['footer.json', 'menu.json']

const page = (path: string, content: string[] = []): PrerenderedPage => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
  content: [...frame, ...content],
  kind: 'page',
})

const skeleton = (path: string): PrerenderedPage => ({ ...page(path), content: [], kind: 'skeleton', asks: true })

/** The pages of the personal and the team account. */
const memberPages = routePatterns.filter((path) => /^\/(account|team)(\/|$)/.test(path))

/** The pages whose text is known at build time, with their content and the files that they are written to. */
export function prerenderedPages(read: (name: string) => unknown): PrerenderedPage[] {
  const solutions = read('solutions.json') as Solution[]
  return [
    page(paths.home, ['home.json', 'solutions.json']),
    { ...page(paths.login), content: [] },
    { ...page(paths.home), file: 'app.html', kind: 'shell' },
    ...memberPages.map(skeleton),
    skeleton(paths.cart),
    page(paths.solutions, ['solutions.json']),
    // A product made for one customer is not shown before the server has confirmed the visitor (R-CART-12).
    ...solutions
      .filter(({ isPersonalised }) => !isPersonalised)
      .map(({ uid }) => page(paths.solution(uid), ['solutions.json'])),
    { ...page(paths.events), asks: true },
    page(paths.premiumMembership),
    page(paths.blog, ['blog.json']),
    page(paths.terms, ['pages/terms.json']),
    page(paths.policy, ['pages/policy.json']),
    ...[...contentPages.keys()].map((name) =>
      page(paths.page(name), [`pages/${name}.json`, ...(name === 'marketplace' ? ['solutions.json'] : [])]),
    ),
  ]
}
