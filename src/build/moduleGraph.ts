type ModuleInfo = { importedIds: string[]; dynamicallyImportedIds: string[]; code: string | null } | null
export type Context = { getModuleInfo: (id: string) => ModuleInfo }

/** The index re-exports thousands of modules: only the ones that a module uses count as its imports. */
const iconIndex = /react-bootstrap-icons[\\/]dist[\\/]index\.js$/

/** The app's modules, their imports, and the entries that need them: pages, dialogs, everything imported dynamically. */
export function moduleGraph(main: string, context: Context) {
  const imports = new Map<string, string[]>()
  const entries = new Set<string>()
  const index: { icons?: Map<string, string> } = {}

  const iconsOf = (id: string, code: string | null): string[] => {
    index.icons ??= readIcons(id, context)
    return [...(code ?? '').matchAll(/import\s*{([^}]*)}\s*from\s*["']react-bootstrap-icons["']/g)].flatMap(
      ([, names = '']) => names.split(',').flatMap((name) => index.icons?.get(name.trim().replace(/\s.*$/, '')) ?? []),
    )
  }
  const visit = (start: string) => {
    const queue = [start]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const info = imports.has(id) ? null : context.getModuleInfo(id)
      if (!info) continue
      const found = info.importedIds.flatMap((one) => (iconIndex.test(one) ? iconsOf(one, info.code) : one))
      imports.set(id, found)
      for (const one of info.dynamicallyImportedIds) entries.add(one)
      queue.push(...found, ...info.dynamicallyImportedIds)
    }
  }
  visit(main)

  const closure = (ids: Iterable<string>): Set<string> => {
    const found = new Set<string>()
    const queue = [...ids]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue
      found.add(id)
      queue.push(...(imports.get(id) ?? []))
    }
    return found
  }
  const users = new Map<string, string[]>()
  for (const entry of entries) for (const id of closure([entry])) users.set(id, [...(users.get(id) ?? []), entry])

  return {
    modules: [...imports.keys()],
    has: (id: string) => imports.has(id),
    closure,
    entriesOf: (id: string): readonly string[] => users.get(id) ?? [],
  }
}

/** The modules of the icons by name, from the package's index. */
function readIcons(index: string, context: Context): Map<string, string> {
  const info = context.getModuleInfo(index)
  const names = [
    ...(info?.code ?? '').matchAll(/export\s*{\s*default as (\w+)\s*}\s*from\s*["']\.\/(icons\/[\w-]+)(?:\.js)?["']/g),
  ]
  const folder = index.replace(/index\.js$/, '')
  return new Map(names.map(([, name = '', path = '']) => [name, `${folder}${path}.js`]))
}
