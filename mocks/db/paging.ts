import { reject } from '../http'

export type Paging = { limit?: number; offset?: number; order?: string }

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { sensitivity: 'base', numeric: true })
}

const isMissing = (value: unknown) => value === null || value === undefined || value === ''

/**
 * One page of a list.
 * @param order `field:asc` or `field:desc`; newest first by default. Rows without the field come last either way.
 */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  { limit = 25, offset = 0, order }: Paging,
  sortable: readonly (keyof Row & string)[],
): Row[] {
  if (limit < 1 || offset < 0) reject(422, 'There is no such page')
  const [, field, direction] = /^(\w+):(asc|desc)$/.exec(order?.trim() || 'createdAt:desc') ?? []
  const name = sortable.find((one) => one === field)
  if (!name) reject(422, `The list cannot be sorted by ${order ?? ''}`)
  const sign = direction === 'desc' ? -1 : 1
  const known = rows.filter((row) => !isMissing(row[name]))
  const unknown = rows.filter((row) => isMissing(row[name]))
  return [...known.sort((a, b) => sign * compare(a[name], b[name])), ...unknown].slice(offset, offset + limit)
}
