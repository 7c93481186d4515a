import { resolve } from 'node:path'

type ModuleInfo = { importedIds: string[] } | null
type Context = { getModuleInfo: (id: string) => ModuleInfo }

/** Modules of every initial load: the entry and the shell of the public pages. */
const roots = ['src/main.tsx', 'src/app/layouts/DefaultLayout.tsx']

/**
 * Puts the initial load into one chunk: many small ones compress a fifth worse, and each costs a request.
 */
export function firstLoadChunks(root: string) {
  let first: Set<string> | undefined
  const closure = (context: Context) => {
    const found = new Set<string>()
    const visit = (id: string) => {
      if (found.has(id)) return
      found.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    roots.forEach((path) => visit(resolve(root, path)))
    return found
  }
  return {
    name(id: string, context: Context): string | null {
      if (/\.(s?css|html)$/.test(id) || id.includes('react-bootstrap-icons')) return null
      first ??= closure(context)
      if (!first.has(id)) return null
      return 'first'
    },
  }
}
