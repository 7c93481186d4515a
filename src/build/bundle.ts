import type { Rollup } from 'vite'

/** What the build made, as far as the steps after it need to know. */
export type BuiltChunk = {
  file: string
  modules: string[]
  imports: string[]
  dynamicImports: string[]
  css: string[]
  isEntry: boolean
  /** The module that this chunk was made for, from the project's root: `src/areas/public/home/Home.tsx`. */
  source: string | undefined
}

export type Built = Map<string, BuiltChunk>

/** Reads the chunks of a finished bundle. */
export function readBundle(bundle: Rollup.OutputBundle, root: string): Built {
  const short = (id: string) => id.replace(`${root}/`, '').replace(/\?.*$/, '').replace(/^\0/, '')
  const built: Built = new Map()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    built.set(output.fileName, {
      file: output.fileName,
      modules: output.moduleIds.map(short),
      imports: output.imports,
      dynamicImports: output.dynamicImports,
      css: [...(output.viteMetadata?.importedCss ?? [])],
      isEntry: output.isEntry,
      source: output.facadeModuleId ? short(output.facadeModuleId) : undefined,
    })
  }
  return built
}

/** A chunk and everything that it imports before it can run. */
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

/** The chunk that was made for a module of the project. */
export function chunkOf(built: Built, source: string): BuiltChunk | undefined {
  return [...built.values()].find((chunk) => chunk.source === source)
}

/** The chunk that a module stands in, its own or a shared one. */
export function holderOf(built: Built, source: string): BuiltChunk | undefined {
  return chunkOf(built, source) ?? [...built.values()].find(({ modules }) => modules.includes(source))
}

/** The entry chunk of the app. */
export function entryOf(built: Built): BuiltChunk {
  // The entry's module may stand inside the file that every first load needs.
  const entry = [...built.values()].find(({ isEntry, modules }) => isEntry || modules.includes('src/main.tsx'))
  if (!entry) throw new Error('The bundle has no entry')
  return entry
}
