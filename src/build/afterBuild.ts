import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, loadEnv, type Plugin } from 'vite'
import { measure } from './budgets.ts'
import { readBundle, type Built } from './bundle.ts'
import { compress, filesBelow } from './compress.ts'
import { writeDocuments, writeHosting } from './documents.ts'
import { readPageSources, type PageSource } from './pageSources.ts'
import type { Prerendered } from './startData.ts'

/** Post-processing of a bundle: prerenders pages, completes hosting files, compresses files, checks budgets. */
export function afterBuild(): Plugin {
  let built: Built | undefined
  let prerendering: Promise<[Prerendered[], PageSource[]]> | undefined
  let root = ''
  let dist = ''
  let settings: Record<string, string> = {}
  return {
    name: 'doerscircle:after-build',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = resolve(config.root, config.build.outDir)
      settings = loadEnv(config.mode, config.envDir || config.root, 'VITE_')
    },
    // In parallel with minification, which runs in other threads.
    renderStart() {
      prerendering = Promise.all([prerender(root, settings), readPageSources(root)])
      // closeBundle reports a failure.
      prerendering.catch(() => undefined)
    },
    // Not earlier: Vite removes re-export-only chunks after it has written the HTML.
    writeBundle(_options, bundle) {
      built = readBundle(bundle, root)
    },
    async closeBundle() {
      if (!built || !prerendering) return
      const [pages, sources] = await prerendering
      moveSourceMaps(dist, join(root, 'sourcemaps'))
      const assets = compress(join(dist, 'assets'))
      const hashes = await writeDocuments(dist, built, sources, pages)
      writeHosting(dist, hashes, settings)
      await assets
      await compress(dist)
      if (settings.VITE_MOCKS === '1') return
      const { table, faults } = measure(built, dist, sources)
      this.info(`Budgets (brotli)\n${table}`)
      if (faults.length > 0) this.error(`Over budget:\n  ${faults.join('\n  ')}`)
    },
  }
}

/** Moves source maps out of the deployed folder: they are only needed to read stack traces. */
function moveSourceMaps(dist: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const map of filesBelow(dist).filter((file) => file.endsWith('.map')))
    renameSync(map, join(folder, basename(map)))
}

/** Replaces style sheets by nothing: the markup does not depend on them. */
const withoutStyles: Plugin = {
  name: 'doerscircle:without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.s?css$/ }, handler: () => '' },
}

/** Builds the app again for Node and prerenders its pages. */
async function prerender(root: string, settings: Record<string, string>): Promise<Prerendered[]> {
  const outDir = join(root, 'node_modules/.cache/prerender')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [withoutStyles, react()],
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/build/prerender.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      // No page of these folders is prerendered.
      rollupOptions: { external: /^@\/areas\/(admin|public\/component-docs)\// },
    },
  })
  // In a child process: open handles of the app (broadcast channels, timers) would keep this one alive.
  const prerenderer = pathToFileURL(join(outDir, 'prerender.js')).href
  const work = `const { prerender } = await import(${JSON.stringify(prerenderer)})
    const { writeFileSync } = await import('node:fs')
    writeFileSync(${JSON.stringify(join(outDir, 'pages.json'))}, JSON.stringify(await prerender()))
    process.exit(0)`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work], {
    cwd: root,
    env: { ...process.env, PRERENDER_SETTINGS: JSON.stringify(settings) },
    timeout: 120_000,
  })
  const pages: Prerendered[] = JSON.parse(readFileSync(join(outDir, 'pages.json'), 'utf8'))
  return pages
}
