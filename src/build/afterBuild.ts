import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, loadEnv, type Plugin } from 'vite'
import { componentProps } from './componentProps.ts'
import { measure } from './budgets.ts'
import { modulesOfRoutes, writeBoot } from './boot.ts'
import { readBundle, type Built } from './bundle.ts'
import { compress } from './compress.ts'
import { writeDocuments, type Painted } from './documents.ts'
import { writeHosting } from './hosting.ts'
import { styles } from './styles.ts'

/** Pages whose initial load has a size budget. */
const budgeted = ['/', '/login']

/** Post-processing of a bundle: prerenders pages, completes hosting files, compresses files, checks budgets. */
export function afterBuild(): Plugin {
  let built: Built | undefined
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
    // Not earlier: Vite removes re-export-only chunks after it has written the HTML.
    writeBundle(_options, bundle) {
      built = readBundle(bundle, root)
    },
    async closeBundle() {
      if (!built) return
      const pages = await paint(root)
      writeBoot(dist, built, root)
      const hashes = await writeDocuments(dist, built, pages)
      writeHosting(dist, hashes, settings)
      compress(dist)
      if (settings.VITE_MOCKS === '1') return
      const { table, faults } = measure(
        built,
        dist,
        pages.filter(({ path, boot }) => !boot && budgeted.includes(path)),
        modulesOfRoutes(root).map(([, source]) => source),
      )
      this.info(`Budgets (brotli)\n${table}`)
      if (faults.length > 0) this.error(`Over budget:\n  ${faults.join('\n  ')}`)
    },
  }
}

/** Builds the app again for Node and prerenders its pages. */
async function paint(root: string): Promise<Painted[]> {
  const outDir = join(root, 'node_modules/.cache/painter')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), componentProps()],
    resolve: { tsconfigPaths: true },
    css: styles,
    ssr: { noExternal: true },
    build: { ssr: 'src/build/paint.tsx', outDir, emptyOutDir: true, minify: false },
  })
  // In a child process: open handles of the app (broadcast channels, timers) would keep this one alive.
  const painter = pathToFileURL(join(outDir, 'paint.js')).href
  const work = `const { paint } = await import(${JSON.stringify(painter)})
    const { writeFileSync } = await import('node:fs')
    writeFileSync(${JSON.stringify(join(outDir, 'pages.json'))}, JSON.stringify(await paint()))
    process.exit(0)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', work], {
    cwd: root,
    stdio: 'inherit',
    timeout: 120_000,
  })
  return JSON.parse(readFileSync(join(outDir, 'pages.json'), 'utf8')) as Painted[]
}
