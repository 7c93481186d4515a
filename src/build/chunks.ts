import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  areaOf,
  codeGroups,
  earlyStyles,
  editorStyles,
  figures,
  libraries,
  mocksGroup,
  modulePattern,
  placed,
  showcase,
  startGroup,
  styleGroups,
  type SharedModule,
} from './chunkGroups.ts'
import { moduleGraph, type Context } from './moduleGraph.ts'

const isStyle = (id: string) => /\.s?css$/.test(id)

/**
 * Names the chunk of every shared module. Groups are filled in their order; each takes its modules and everything they
 * import that no earlier group has taken, so that chunks never import one another in a circle.
 * What belongs to a single page, dialog or menu stays in the chunk of that page, dialog or menu.
 * @param onMocks the build contains the mocks, which run first, so that their imports are assigned first
 */
export function sharedChunks(root: string, onMocks = false) {
  const groups = codeGroups(readdirSync(join(root, 'src/areas')))
  let assigned: Map<string, string> | undefined
  const nameOf = (id: string, context: Context) => {
    assigned ??= assign(root, context)
    return assigned.get(id)
  }
  // With `includeDependenciesRecursively: false`: what a group's modules import is assigned here.
  return [mocksGroup.name, startGroup.name, ...styleGroups, ...groups.map(({ name }) => name)].map((group) => ({
    debugName: group,
    name: (id: string, context: Context) => (nameOf(id, context) === group ? group : null),
  }))

  function assign(folder: string, context: Context): Map<string, string> {
    const short = (id: string) => id.replace(`${folder}/`, '')
    const graph = moduleGraph(resolve(folder, startGroup.roots[0]), context)
    const names = new Map<string, string>()
    const take = (name: string, ids: Iterable<string>) => {
      for (const id of graph.closure(ids)) if (!names.has(id)) names.set(id, name)
    }
    const takeRoots = (name: string, paths: readonly string[]) => {
      for (const path of paths) {
        const found = graph.modules.filter((id) => modulePattern(path).test(short(id)))
        if (found.length !== 1)
          throw new Error(`Chunk group ${name}: the app imports ${found.length} modules named ${path}`)
        take(name, found)
      }
    }
    const entriesOf = (id: string) =>
      graph
        .entriesOf(id)
        .map(short)
        .filter((entry) => !showcase.test(entry))

    if (onMocks) takeRoots(mocksGroup.name, mocksGroup.roots)
    for (const id of graph.modules)
      for (const [module, group] of placed) if (module.test(id) && !names.has(id)) names.set(id, group)
    takeRoots(startGroup.name, startGroup.roots)

    for (const id of graph.modules) {
      if (!isStyle(id) || names.has(id) || editorStyles.test(short(id))) continue
      const entries = entriesOf(id)
      if (short(id).startsWith('src/areas/') && entries.length < 2 && !earlyStyles.test(short(id))) continue
      const areas = entries.map(areaOf)
      const [general, inside] = styleGroups
      names.set(id, areas.every((area) => area !== undefined && area !== 'public') ? inside : general)
    }

    const isPublic = (id: string) => entriesOf(id).some((entry) => areaOf(entry) === 'public')
    const candidates = graph.modules
      .filter((id) => !names.has(id) && !isStyle(id) && !short(id).startsWith('src/areas/'))
      .map((id): [string, SharedModule] => {
        const beyondStart = [...graph.closure([id])].filter((one) => names.get(one) !== startGroup.name).map(short)
        const own = libraries.filter(([, files]) => beyondStart.some((one) => files.test(one))).map(([name]) => name)
        const isFigure = (one: string) => figures.test(short(one)) && !names.has(one) && !isPublic(one)
        const shows = [...graph.closure([id])].some(isFigure)
        return [id, { path: short(id), entries: entriesOf(id), libraries: own, figures: shows }]
      })
      // Libraries come with the module that imports them; icons are imported by pages themselves.
      .filter(([, { path, entries }]) => entries.length > 1 && !/node_modules\/(?!react-bootstrap-icons)/.test(path))
    for (const { name, roots, fits } of groups) {
      if (roots) takeRoots(name, roots)
      if (fits)
        take(
          name,
          candidates.filter(([id, module]) => !names.has(id) && fits(module)).map(([id]) => id),
        )
    }
    return names
  }
}
