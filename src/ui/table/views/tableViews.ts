import { isRecord } from '@/lib/objects'
import { localStore } from '@/lib/storage/storage'

/** Display settings of a table, as stored in the URL and in the browser. */
export type TableView = {
  /** Keys of the columns in order; by default those of the page. */
  columns?: readonly string[] | undefined
  compact?: boolean | undefined
}
type NamedView = { name: string; query: string }
type Stored = { view?: TableView; named?: readonly NamedView[] }

const key = (id: string) => `table:${id}`
const most = 20

const isNamed = (value: unknown): value is NamedView =>
  isRecord(value) && typeof value.name === 'string' && typeof value.query === 'string'

function read(id: string): Stored {
  const stored = localStore.read(key(id))
  if (!isRecord(stored)) return {}
  const { view, named } = stored
  return {
    ...(isRecord(view) && {
      view: {
        ...(Array.isArray(view.columns) && { columns: view.columns.filter((one) => typeof one === 'string') }),
        compact: view.compact === true,
      },
    }),
    ...(Array.isArray(named) && { named: named.filter(isNamed) }),
  }
}

/** The last view of the table in this browser. */
export const lastView = (id: string): TableView => read(id).view ?? {}

/** Stores the view of the table. */
export const rememberView = (id: string, view: TableView) => localStore.write(key(id), { ...read(id), view })

/** The named views in this browser. */
export const namedViews = (id: string): readonly NamedView[] => read(id).named ?? []

/** Changes the named views, as they are now in this browser. @returns them */
export function changeViews(id: string, change: (views: readonly NamedView[]) => readonly NamedView[]) {
  const named = change(namedViews(id)).slice(-most)
  localStore.write(key(id), { ...read(id), named })
  return named
}
