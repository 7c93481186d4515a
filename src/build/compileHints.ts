import type { Plugin } from 'vite'
import { startGroup } from './chunkGroups.ts'

/** Chunks most of whose functions run before the first page is interactive. */
export const runAtOnce: ReadonlySet<string> = new Set([
  startGroup.name,
  'site',
  'common',
  'client',
  'dashboard',
  'member',
  'inside',
])

/** Tells the browser to compile the functions of these chunks while they are fetched, in another thread. */
export function compileHints(): Plugin {
  return {
    name: 'doerscircle:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && runAtOnce.has(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}
