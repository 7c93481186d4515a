import { localStore } from '@/lib/storage'

/** How a table is shown, as the URL and the browser's storage keep it. */
export type TableView = {
  /** The keys of the columns in their order; the page's own columns without it. */
  columns?: readonly string[] | undefined
  compact?: boolean | undefined
}
export type NamedView = { name: string; query: string }
type Stored = { view?: TableView; named?: readonly NamedView[] }

const key = (id: string) => `table:${id}`
const most = 20

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNamed = (value: unknown): value is NamedView =>
  isObject(value) && typeof value.name === 'string' && typeof value.query === 'string'

function read(id: string): Stored {
  const stored = localStore.read(key(id))
  if (!isObject(stored)) return {}
  const { view, named } = stored
  return {
    ...(isObject(view) && {
      view: {
        ...(Array.isArray(view.columns) && { columns: view.columns.filter((one) => typeof one === 'string') }),
        compact: view.compact === true,
      },
    }),
    ...(Array.isArray(named) && { named: named.filter(isNamed) }),
  }
}

/** How the table was shown last in this browser. */
export const lastView = (id: string): TableView => read(id).view ?? {}

/** Remembers how the table is shown. */
export const rememberView = (id: string, view: TableView) => localStore.write(key(id), { ...read(id), view })

/** The views that somebody has named in this browser. */
export const namedViews = (id: string): readonly NamedView[] => read(id).named ?? []

/** Saves a view under a name, in the place of another of that name. @returns all of them */
export function saveView(id: string, name: string, query: string): readonly NamedView[] {
  const named = [...namedViews(id).filter((one) => one.name !== name), { name, query }].slice(-most)
  localStore.write(key(id), { ...read(id), named })
  return named
}

/** Deletes a named view. @returns the others */
export function deleteView(id: string, name: string): readonly NamedView[] {
  const named = namedViews(id).filter((one) => one.name !== name)
  localStore.write(key(id), { ...read(id), named })
  return named
}
