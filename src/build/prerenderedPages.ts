import type { Solution } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

export type PrerenderedPage = {
  path: string
  file: string
  /** Modules whose chunks are preloaded. */
  sources: string[]
  /** Content files that the page is rendered from. */
  content: string[]
  kind: PageKind
  /** It reads the API at once: its first script asks. */
  asks?: boolean
}

/**
 * What of a page is prerendered: all that the build knows, which is hydrated; heading and skeleton, which the page
 * replaces; the shell without a page, for every URL that is not prerendered.
 */
export type PageKind = 'page' | 'skeleton' | 'shell'

const frame = ['footer.json', 'menu.json']

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

const first = (path: string, layout: string, module: string, content: string[]): PrerenderedPage => ({
  path,
  file: fileOf(path),
  sources: [`src/app/layouts/${layout}.tsx`, `src/areas/public/${module}.tsx`],
  content,
  kind: 'page',
})

const other = (path: string, module: string, content: string[] = []): PrerenderedPage => ({
  path,
  file: fileOf(path),
  sources: ['src/app/routes/rest.tsx', `src/areas/public/${module}.tsx`],
  content: [...frame, ...content],
  kind: 'page',
})

const skeleton = (path: string, layout: string, module: string): PrerenderedPage => ({
  path,
  file: fileOf(path),
  sources: [`src/app/layouts/${layout}.tsx`, `src/areas/${module}.tsx`],
  content: [],
  kind: 'skeleton',
  asks: true,
})

const contentPages = ['about', 'enterprise', 'contract', 'resources', 'teammembership', 'marketplace']

/** The prerendered pages, their content and their files: those whose text is known at build time. */
export function prerenderedPages(read: (name: string) => unknown): PrerenderedPage[] {
  const solutions = read('solutions.json') as Solution[]
  return [
    first(paths.home, 'DefaultLayout', 'home/Home', [...frame, 'home.json', 'solutions.json']),
    first(paths.login, 'BlankLayout', 'login/Login', []),
    { ...other(paths.home, 'home/Home'), file: 'app.html', sources: [], kind: 'shell', asks: true },
    skeleton(paths.account.overview, 'DashboardLayout', 'account/overview/Overview'),
    skeleton(paths.cart, 'DefaultLayout', 'public/cart/Cart'),
    other(paths.solutions, 'solutions/Solutions', ['solutions.json']),
    ...solutions.map(({ uid }) => other(paths.solution(uid), 'solution/Solution', ['solutions.json'])),
    { ...other(paths.events, 'events/Events'), asks: true },
    other(paths.premiumMembership, 'premium-membership/PremiumMembership'),
    other(paths.blog, 'blog/Blog', ['blog.json']),
    other(paths.terms, 'legal/Terms', ['pages/terms.json']),
    other(paths.policy, 'legal/Policy', ['pages/policy.json']),
    ...contentPages.map((page) =>
      other(paths.page(page), 'content/Content', [
        `pages/${page}.json`,
        ...(page === 'marketplace' ? ['solutions.json'] : []),
      ]),
    ),
  ]
}
