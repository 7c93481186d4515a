import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = '@mocks/browser'
const bundled = '\0mocks'
const address = '/@id/__x00__mocks'
const mapAddress = '/@mocks.map'
/** Modules shared by the app and the mocks are resolved to the app's instance. */
const shared = ['src/lib/env.ts']

/**
 * Serves the mocks to the dev server as one module, loaded in parallel with the app. Loading their 200 files one
 * by one after the app would take longer than the rest of startup.
 */
export function mockBundle(onMocks: boolean): Plugin {
  let made: Promise<Rolldown.OutputChunk> | undefined
  const bundle = () => (made ??= bundleMocks(process.cwd()))
  return {
    name: 'doerscircle:mock-bundle',
    apply: (_config, { command, isPreview }) => onMocks && command === 'serve' && !isPreview,
    enforce: 'pre',
    configureServer(server) {
      void bundle()
      server.middlewares.use(mapAddress, (_request, response, next) => {
        bundle().then(({ map }) => response.setHeader('content-type', 'application/json').end(map?.toString()), next)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', async: true, src: address } }],
    resolveId: (id) => (id === entry ? bundled : undefined),
    load: async (id) => (id === bundled ? { code: await codeOf(bundle()), map: noMap } : undefined),
    async hotUpdate({ file, server }) {
      if (!made || !(await made).moduleIds.includes(file)) return
      made = undefined
      const { moduleGraph } = this.environment
      const module = moduleGraph.getModuleById(bundled)
      if (module) moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/** A separate source map, loaded only with developer tools open; inline, it would make the module five times larger. */
const noMap = { mappings: '' as const }
const codeOf = async (bundle: Promise<Rolldown.OutputChunk>) =>
  `${(await bundle).code}\n//# sourceMappingURL=${mapAddress}\n`

/** All modules of the mocks, except React, styles, what is loaded on demand, and those shared with the app. */
export async function bundleMocks(root: string): Promise<Rolldown.OutputChunk> {
  const output = await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [leaveShared(root)],
    build: {
      write: false,
      minify: false,
      sourcemap: 'hidden',
      copyPublicDir: false,
      lib: { entry: join(root, 'mocks/browser.ts'), formats: ['es'] },
      rolldownOptions: {
        external: /^(react|pdf-lib)/,
        makeAbsoluteExternalsRelative: false,
        output: { codeSplitting: false },
      },
    },
  })
  const chunk = [output].flat().flatMap((one) => ('output' in one ? one.output[0] : []))[0]
  if (!chunk) throw new Error('The mocks were bundled into nothing')
  return chunk
}

/** Leaves styles and shared modules to the dev server, as externals. */
const leaveShared = (root: string): Plugin => ({
  name: 'doerscircle:mock-bundle-shared',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true })
    if (!found) return undefined
    const own = shared.some((file) => found.id === resolve(root, file)) || found.id.endsWith('.css')
    return own ? { id: found.id.slice(root.length), external: true } : found
  },
})
