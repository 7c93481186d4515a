import type { Column } from './columns'
import type { ListParams } from './useListParams'

/** What a call that pages on the server is asked for. */
export type PageArgs = { limit: number; offset: number; order?: string }

/** The page and the order in the URL as a server list takes them: `limit`, `offset`, `order=createdAt:desc`. */
export function pageArgs<Row>(
  { size, offset, sort }: Pick<ListParams, 'size' | 'offset' | 'sort'>,
  columns: readonly Column<Row>[],
): PageArgs {
  // The URL may name anything; only fields that the server knows are sent.
  const column = columns.find(({ key, unsortable }) => key === sort?.by && !unsortable)
  const order = column && sort && `${column.field ?? column.key}:${sort.down ? 'desc' : 'asc'}`
  return { limit: size, offset, ...(order && { order }) }
}
