import type { Stage } from './fetchInStages.ts'

/** A route as the first script knows it: files and reads by their indexes, files of the content source by name. */
export type BootRoute = [
  pattern: string,
  files: readonly number[],
  reads: readonly number[],
  openReads: readonly number[],
  content: readonly string[],
  /** The files it has for members only. */
  memberFiles: readonly number[],
]

/** All files that some route preloads, with what they cost (fetchInStages.ts). */
export type BootFiles = {
  names: readonly string[]
  costs: readonly number[]
  /** Those of a stored session. */
  session: readonly number[]
  /** The entry, with what it imports. */
  entry: readonly number[]
}

/**
 * Runs in the browser as part of the first script of a document (boot.ts), from its own source text: it can use nothing from
 * outside.
 * @returns the route of the URL; what it fetches, in stages: the entry and the styles, what checks a session, the page
 */
export function preloadRoute(
  { names, costs, session, entry }: BootFiles,
  routes: readonly BootRoute[],
): [route: BootRoute | undefined, stages: Stage[]] {
  const route = routes.find(([pattern]) => RegExp(pattern, 'i').test(location.pathname))
  const ofSession = /token=/.test(document.cookie) ? [...session, ...(route?.[5] ?? [])] : []
  const files = [...new Set([...(route?.[1] ?? []), ...ofSession])]
  const isStyle = (index: number) => /css$/.test(names[index] ?? '')
  const isFirst = (index: number) => session.includes(index)
  const groups = [
    [...entry, ...files.filter(isStyle)],
    files.filter((index) => !isStyle(index) && isFirst(index)),
    files.filter((index) => !isStyle(index) && !isFirst(index)),
  ]
  return [route, groups.map((group) => group.map((index) => [names[index] ?? '', costs[index] ?? 0] as const))]
}
