import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dateColumn, moneyColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { useRows } from '@/ui/table/rows/useRows'
import type { ListParams } from '@/ui/table/useListParams'

type Row = { name: string; email: string; at: string; cents: number; state: 'open' | 'paid' }

const columns: readonly Column<Row>[] = [
  textColumn('name', 'Name', ({ name }) => name, { note: ({ email }) => email }),
  dateColumn('at', 'Date', ({ at }) => at),
  moneyColumn('sum', 'Sum', ({ cents }) => cents),
  statusColumn('state', 'State', ({ state }) => state, { open: { label: 'Open' }, paid: { label: 'Paid' } }),
]

const rows = Array.from({ length: 10_000 }, (_, index): Row => {
  const mixed = (index * 7919) % 10_007
  return {
    name: `Nguyễn ${mixed}`,
    email: `member.${index}@doers.example`,
    at: new Date(Date.UTC(2026, 0, 1) + mixed * 3_600_000).toISOString(),
    cents: mixed * 13,
    state: mixed % 3 === 0 ? 'open' : 'paid',
  }
})

const none = () => undefined
const list: ListParams = {
  search: '',
  filters: {},
  sort: undefined,
  page: 1,
  size: 25,
  offset: 0,
  isFiltered: false,
  isTyping: false,
  typeSearch: none,
  keepTyped: none,
  setSearch: none,
  setFilter: none,
  setSort: none,
  setPage: none,
  clear: none,
}

const upwards = { by: 'name', down: false }
const downwards = { by: 'name', down: true }

/** Renders a list, and counts how often a text of these columns is read. */
function show(some: readonly Row[], own: readonly Column<Row>[] = columns) {
  const reads = { count: 0 }
  const counted = own.map((column): Column<Row> => {
    const text = (row: Row) => {
      reads.count += 1
      return column.text(row)
    }
    return { ...column, text }
  })
  const { result, rerender } = renderHook((view: Partial<ListParams>) => useRows(some, counted, { ...list, ...view }), {
    initialProps: {},
  })
  const change = (view: Partial<ListParams>) => {
    reads.count = 0
    rerender(view)
    return result.current
  }
  return { change, reads }
}

const isAny = () => true
const has99 = (row: Row) => columns.some(({ text }) => text(row).includes('99'))

it.each<[string, Partial<ListParams>, (row: Row) => boolean, number]>([
  ['sorts by text', { sort: upwards }, isAny, 0],
  ['sorts by date', { sort: { by: 'at', down: true } }, isAny, 0],
  ['searches', { search: 'nguyen 99' }, has99, 10_000 * columns.length],
  ['filters', { filters: { state: 'open' } }, ({ state }) => state === 'open', 0],
])('%s 10,000 rows, reading each text at most once', (_act, view, matches, texts) => {
  const { change, reads } = show(rows)
  const { all, rows: page } = change(view)
  expect(new Set(all)).toEqual(new Set(rows.filter(matches)))
  expect(page).toEqual(all.slice(0, 25))
  expect(reads.count).toBe(texts)
})

it('reads what it sorts by once for all pages', () => {
  const some = rows.slice(0, 50)
  const { change, reads } = show(some, [textColumn<Row>('name', 'Name', ({ name }) => name)])
  const namesOf = (down: boolean, page: number) =>
    change({ sort: down ? downwards : upwards, page }).rows.map(({ name }) => name)
  const up = [...namesOf(false, 1), ...namesOf(false, 2)]
  expect(reads.count).toBe(0)
  const down = [...namesOf(true, 1), ...namesOf(true, 2)]
  const collator = new Intl.Collator('vi', { numeric: true })
  expect(up).toEqual(some.map(({ name }) => name).sort(collator.compare))
  expect(down).toEqual(up.toReversed())
})

it('reads the text of a cell once, however many words are typed', () => {
  const some = rows.slice(0, 100)
  const { change, reads } = show(some)
  change({ search: 'n' })
  expect(reads.count).toBe(100 * columns.length)
  for (const search of ['nguyen', 'nguyen 7', 'member.5']) {
    change({ search }).choices('state')
    expect(reads.count).toBe(0)
  }
})

it('counts what each choice of a filter leaves, with search and the other filters', () => {
  const { change } = show(rows.slice(0, 30), [...columns, textColumn('own', 'Own', ({ email }) => email.slice(-1))])
  const counts = () => change({ search: 'member.1', filters: { state: 'open' } }).choices('state')
  const open = rows.slice(0, 30).filter(({ email, state }) => email.includes('member.1') && state === 'open').length
  expect(counts()).toEqual([
    { value: 'open', label: 'Open', count: open },
    { value: 'paid', label: 'Paid', count: 11 - open },
  ])
  expect(change({ search: 'nobody', filters: { own: 'gone' } }).choices('own')).toEqual([
    { value: 'e', label: 'E', count: 0 },
    { value: 'gone', label: 'Gone', count: 0 },
  ])
})
