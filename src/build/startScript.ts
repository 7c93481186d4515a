import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Puts `src/start` into the document as an inline script: as a file, it would delay the first paint by a round trip.
 */
export function startScript(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'doerscircle:start-script',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      // Before Vite adds style sheets, which would delay it.
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await bundleStart(config), injectTo: 'head' }],
    },
  }
}

/** @returns the script's text @throws Error if it would end its element */
async function bundleStart({ root, mode, base, build: { target } }: ResolvedConfig): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    mode,
    base,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      target,
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/start/start.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('src/start was bundled into nothing')
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error('src/start contains what ends its element')
  return chunk.code.trim()
}
