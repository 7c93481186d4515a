import type { Rollup } from 'vite'

/** A chunk of the build output, with the facts that later steps need. */
export type BuiltChunk = {
  file: string
  /** Sorted by size, the largest first. */
  modules: string[]
  imports: string[]
  css: string[]
  /** Characters of its code. */
  length: number
  /** Source module of the chunk, from the project root: `src/areas/public/home/Home.tsx`. */
  source: string | undefined
}

export type Built = Map<string, BuiltChunk>

/** The app's first module, whose chunk every page needs. */
export const entrySource = 'src/main.tsx'

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
      css: [...(output.viteMetadata?.importedCss ?? [])],
      length: output.code.length,
      source: output.facadeModuleId ? short(output.facadeModuleId) : undefined,
    })
  }
  return built
}

/** A pattern for the path of a module; `**\/` matches any folders. */
const modulePattern = (path: string) => new RegExp(`^${path.replace(/\./g, '\\.').replaceAll('**/', '(?:.*/)?')}$`)

/** The chunk that contains a module, its own or a shared one. */
export function holderOf(built: Built, source: string): BuiltChunk | undefined {
  const chunks = [...built.values()]
  const pattern = modulePattern(source)
  return (
    chunks.find((chunk) => chunk.source === source) ??
    chunks.find(({ modules }) => modules.some((one) => pattern.test(one)))
  )
}

/** The chunks of source modules, with all their static imports. */
export function neededBy(built: Built, sources: readonly string[]): BuiltChunk[] {
  const found = new Set<BuiltChunk>()
  const visit = (chunk: BuiltChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(built.get(file))
  }
  for (const source of sources) visit(holderOf(built, source))
  return [...found]
}

/** The files of chunks: code and styles. */
export const filesOf = (chunks: readonly BuiltChunk[]) => [
  ...new Set(chunks.flatMap(({ file, css }) => [file, ...css])),
]
