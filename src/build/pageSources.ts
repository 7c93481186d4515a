import { join, relative } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

/** A page of the route tables: its pattern, its module, and the modules of its layout. */
export type PageSource = {
  path: string
  /** From the project's root: `src/areas/public/home/Home.tsx`. */
  source: string
  layout: string[]
  /** Only for signed-in users. */
  member: boolean
  /** Modules that the page or its `loader` loads as soon as it is opened. */
  soon?: readonly string[] | undefined
  /** Modules that the page loads for members only. */
  forMembers?: readonly string[] | undefined
}

/** Evaluates the app's route tables with every page's module replaced by its path. */
export async function readPageSources(root: string): Promise<PageSource[]> {
  const { module } = await runnerImport<{ pages: PageSource[] }>(join(root, 'src/build/routeList.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [pathsForPages(root)],
  })
  return module.pages
}

const mark = '\0page:'

const pathsForPages = (root: string): Plugin => ({
  name: 'doerscircle:paths-for-pages',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.startsWith('@/areas/')) return undefined
    const page = await this.resolve(id, importer, { skipSelf: true })
    return page ? mark + relative(root, page.id) : undefined
  },
  load: (id) => (id.startsWith(mark) ? `export default ${JSON.stringify(id.slice(mark.length))}` : undefined),
})
