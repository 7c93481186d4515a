import type { Column } from '../columns'
import type { ListParams } from '../useListParams'

/** Arguments of a server-paginated query. */
export type PageArgs = { limit: number; offset: number; order?: string }

/** The page and the order from the URL as arguments of a server list: `limit`, `offset`, `order=createdAt:desc`. */
export function pageArgs<Row>(
  { size, offset, sort }: Pick<ListParams, 'size' | 'offset' | 'sort'>,
  columns: readonly Column<Row>[],
): PageArgs {
  // The URL may contain anything; only fields known to the server are sent.
  const column = columns.find(({ key, unsortable }) => key === sort?.by && !unsortable)
  const order = column && sort && `${column.field ?? column.key}:${sort.down ? 'desc' : 'asc'}`
  return { limit: size, offset, ...(order && { order }) }
}
