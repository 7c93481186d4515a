import { renderHook } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { textColumn } from '@/ui/table/columnMakers'
import { searchRows } from '@/ui/table/rows/rowSearch'
import { sortRows } from '@/ui/table/rows/rowSort'
import { useReadAhead } from '@/ui/table/rows/useReadAhead'

type Row = { name: string }

const makeRows = (): Row[] => Array.from({ length: 1_000 }, (_, index) => ({ name: `Doer ${index}` }))

/** What waits for an idle browser. */
let waiting: (() => void)[] = []
let clock = 0
let reads = 0
const column = textColumn<Row>('name', 'Name', ({ name }) => {
  reads += 1
  clock += 1
  return name
})
const columns = [column]

beforeEach(() => {
  waiting = []
  reads = 0
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (waiting[handle - 1] = () => undefined))
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
// Not after each: the table of a test goes after it.
afterAll(() => vi.unstubAllGlobals())

const isIdle = () => waiting.at(-1)?.()

it('reads a long list in short slices while the browser is idle, so that neither a search nor a sort reads it again', () => {
  const rows = makeRows()
  renderHook(() => useReadAhead(rows, columns, true))
  expect(reads).toBe(0)
  isIdle()
  expect(reads).toBeGreaterThan(0)
  // A read takes a millisecond here.
  expect(reads).toBeLessThan(20)
  for (let before = -1; before !== waiting.length; isIdle()) before = waiting.length
  expect(reads).toBe(2 * rows.length)
  expect(searchRows(rows, columns, 'doer 999')).toHaveLength(1)
  expect(sortRows(rows, columns, { by: 'name', down: true })[0]).toEqual({ name: 'Doer 999' })
  expect(reads).toBe(2 * rows.length)
})

it('stops when the rows change or the table goes', () => {
  const { rerender, unmount } = renderHook(({ rows }) => useReadAhead(rows, columns, true), {
    initialProps: { rows: makeRows() },
  })
  const [first] = waiting
  rerender({ rows: makeRows() })
  expect(waiting[0]).not.toBe(first)
  expect(waiting).toHaveLength(2)
  unmount()
  isIdle()
  expect(reads).toBe(0)
})

it('leaves short lists and lists without a search alone', () => {
  const { rerender } = renderHook(({ rows, isSearched }) => useReadAhead(rows, columns, isSearched), {
    initialProps: { rows: makeRows().slice(0, 100), isSearched: true },
  })
  expect(waiting).toHaveLength(0)
  rerender({ rows: makeRows(), isSearched: false })
  for (let before = -1; before !== waiting.length; isIdle()) before = waiting.length
  expect(reads).toBe(1_000)
})
