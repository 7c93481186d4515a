import type { Plugin, Rollup } from 'vite'

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'name' | 'code' | 'imports' | 'moduleIds'>

/**
 * The bundler's helpers are a file of half a kilobyte that no group of chunks can take: every page would fetch it. They
 * become part of the entry, which every page fetches.
 */
export function joinRuntime(): Plugin {
  return {
    name: 'doerscircle:join-runtime',
    apply: 'build',
    // Before Vite lists what each dynamic import preloads.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const file = moveRuntime(Object.values(bundle).filter((output) => output.type === 'chunk'))
        if (file) delete bundle[file]
      },
    },
  }
}

/**
 * Moves the helpers into the entry and lets all chunks import them from there.
 * @returns the file that is no longer needed; undefined if there is none
 * @throws Error if a chunk uses the helpers in an unknown way
 */
export function moveRuntime(chunks: readonly Chunk[]): string | undefined {
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))
  if (!runtime || !entry) return undefined
  const own = new RegExp(`import\\{([^}]*)\\}from"\\./${nameOf(runtime).replaceAll('.', '\\.')}";?`)
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue
    const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== entry.fileName)
    chunk.imports = chunk === entry ? others : [...others, entry.fileName]
    chunk.code = chunk.code.replace(own, (_text, list: string) =>
      chunk === entry ? takeIn(runtime, list) : `import{${renamed(list)}}from"./${nameOf(entry)}";`,
    )
    if (chunk.code.includes(nameOf(runtime)))
      throw new Error(`${chunk.fileName} uses the bundler’s helpers differently`)
  }
  const helpers = pairs(exportsOf(runtime)).map(([, helper]) => shared(helper))
  entry.code = entry.code.replace(exported, (_text, list: string) => `export{${[list, ...helpers].join()}};`)
  if (!entry.code.includes(`${helpers.join()}};`)) throw new Error(`${entry.fileName} exports nothing`)
  return runtime.fileName
}

const nameOf = ({ fileName }: Chunk) => fileName.replace(/^.*\//, '')

const exported = /export\{([^}]*)\};?\s*$/
const exportsOf = ({ code }: Chunk) => exported.exec(code)?.[1] ?? ''

/** The pairs of `a as b,c`: a name alone stands for both. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((pair) => {
    const [left = '', right = left] = pair.trim().split(' as ')
    return [left, right]
  })

/** The name of a helper outside the runtime. */
const shared = (helper: string) => `runtime_${helper}`

const renamed = (list: string) =>
  pairs(list)
    .map(([helper, local]) => `${shared(helper)} as ${local}`)
    .join()

/** The helpers in a scope of their own, and the names by which the entry knows those it uses. */
function takeIn(runtime: Chunk, list: string): string {
  const helpers = pairs(exportsOf(runtime))
  const body = runtime.code.replace(exported, '')
  const names = helpers.map(([, helper]) => shared(helper))
  const values = helpers.map(([local]) => local)
  const used = pairs(list).map(([helper, local]) => `,${local}=${shared(helper)}`)
  return `const[${names.join()}]=(()=>{${body};return[${values.join()}]})()${used.join('')};`
}
