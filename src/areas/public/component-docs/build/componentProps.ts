import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { readProps } from './readProps.ts'

const virtual = 'virtual:component-props'

/** The components that are documented. */
const componentFiles = (root: string) =>
  ['src/ui', 'src/components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(root, folder, name)),
  )

/** Serves the result of `readProps` as a virtual module. TypeScript is loaded only when that module is imported. */
export function componentProps(): Plugin {
  let root = process.cwd()
  return {
    name: 'doerscircle:component-props',
    configResolved(config) {
      root = config.root
    },
    resolveId: { filter: { id: exactly(virtual) }, handler: () => `\0${virtual}` },
    load: {
      filter: { id: exactly(`\0${virtual}`) },
      async handler() {
        const files = componentFiles(root)
        for (const file of files) this.addWatchFile(file)
        const reader = join(root, 'src/areas/public/component-docs/build/readProps.ts')
        const { module } = await runnerImport<{ readProps: typeof readProps }>(reader, { configFile: false, root })
        return `export const componentProps = ${JSON.stringify(module.readProps(root, files))}`
      },
    },
  }
}

const exactly = (id: string) => new RegExp(`^${id}$`)
