import type { Solution } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

export type PrerenderedPage = {
  path: string
  file: string
  /** Modules whose chunks are preloaded. */
  sources: string[]
  /** Content files that the page is rendered from. */
  content: string[]
  /** Only the shell: for every URL that is not prerendered. */
  frameOnly?: boolean
  /** Heading and skeleton of a page that reads the API at once: its first script asks, as that of the shell does. */
  asks?: boolean
}

const frame = ['footer.json', 'menu.json']

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

const first = (path: string, layout: string, module: string, content: string[]): PrerenderedPage => ({
  path,
  file: fileOf(path),
  sources: [`src/app/layouts/${layout}.tsx`, `src/areas/public/${module}.tsx`],
  content,
})

const other = (path: string, module: string, content: string[] = []): PrerenderedPage => ({
  path,
  file: fileOf(path),
  sources: ['src/app/routes/rest.tsx', `src/areas/public/${module}.tsx`],
  content: [...frame, ...content],
})

const contentPages = [
  'about',
  'enterprise',
  'contract',
  'resources',
  'teammembership',
  'terms',
  'policy',
  'marketplace',
]

/** The prerendered pages, their content and their files: those whose text is known at build time. */
export function prerenderedPages(read: (name: string) => unknown): PrerenderedPage[] {
  const solutions = read('solutions.json') as Solution[]
  return [
    first(paths.home, 'DefaultLayout', 'home/Home', [...frame, 'home.json', 'solutions.json']),
    first(paths.login, 'BlankLayout', 'login/Login', []),
    { ...other(paths.home, 'home/Home'), file: 'app.html', sources: [], frameOnly: true },
    other(paths.solutions, 'solutions/Solutions', ['solutions.json']),
    ...solutions.map(({ uid }) => other(paths.solution(uid), 'solution/Solution', ['solutions.json'])),
    { ...other(paths.events, 'events/Events'), asks: true },
    other(paths.premiumMembership, 'premium-membership/PremiumMembership'),
    other(paths.blog, 'blog/Blog', ['blog.json']),
    ...contentPages.map((page) =>
      other(paths.page(page), 'content/Content', [
        `pages/${page}.json`,
        ...(page === 'marketplace' ? ['solutions.json'] : []),
      ]),
    ),
  ]
}
