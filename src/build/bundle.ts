import type { Rollup } from 'vite'

/** The build output, as far as later steps need it. */
export type BuiltChunk = {
  file: string
  /** The largest first. */
  modules: string[]
  imports: string[]
  dynamicImports: string[]
  css: string[]
  isEntry: boolean
  /** Characters of its code. */
  length: number
  /** Source module of the chunk, from the project root: `src/areas/public/home/Home.tsx`. */
  source: string | undefined
}

export type Built = Map<string, BuiltChunk>

/** Reads the chunks of a finished bundle. */
export function readBundle(bundle: Rollup.OutputBundle, root: string): Built {
  const short = (id: string) => id.replace(`${root}/`, '').replace(/\?.*$/, '').replace(/^\0/, '')
  const built: Built = new Map()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const lengthOf = (id: string) => output.modules[id]?.renderedLength ?? 0
    built.set(output.fileName, {
      file: output.fileName,
      modules: [...output.moduleIds].sort((one, other) => lengthOf(other) - lengthOf(one)).map(short),
      imports: output.imports,
      dynamicImports: output.dynamicImports,
      css: [...(output.viteMetadata?.importedCss ?? [])],
      isEntry: output.isEntry,
      length: output.code.length,
      source: output.facadeModuleId ? short(output.facadeModuleId) : undefined,
    })
  }
  return built
}

/** A chunk and all its static imports. */
export function closureOf(built: Built, files: Iterable<string>): BuiltChunk[] {
  const found = new Map<string, BuiltChunk>()
  const visit = (file: string) => {
    const chunk = built.get(file)
    if (!chunk || found.has(file)) return
    found.set(file, chunk)
    chunk.imports.forEach(visit)
  }
  for (const file of files) visit(file)
  return [...found.values()]
}

/** The chunk of a source module. */
function chunkOf(built: Built, source: string): BuiltChunk | undefined {
  return [...built.values()].find((chunk) => chunk.source === source)
}

/** Modules are named by their paths; `**\/` matches any folders. */
const modulePattern = (path: string) => new RegExp(`^${path.replace(/\./g, '\\.').replaceAll('**/', '(?:.*/)?')}$`)

/** The chunk that contains a module, its own or a shared one. */
export function holderOf(built: Built, source: string): BuiltChunk | undefined {
  const pattern = modulePattern(source)
  return chunkOf(built, source) ?? [...built.values()].find(({ modules }) => modules.some((one) => pattern.test(one)))
}

/** The chunk files of source modules. */
export const holdersOf = (built: Built, sources: readonly string[]): string[] =>
  sources.flatMap((source) => holderOf(built, source)?.file ?? [])

/** The entry chunk of the app. */
export function entryOf(built: Built): BuiltChunk {
  // The entry module may be part of the shared chunk of the initial load.
  const entry = [...built.values()].find(({ isEntry, modules }) => isEntry || modules.includes('src/main.tsx'))
  if (!entry) throw new Error('The bundle has no entry')
  return entry
}
