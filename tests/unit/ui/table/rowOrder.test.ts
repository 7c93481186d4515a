import { fc } from '@tests/properties'
import { expect, it } from 'vitest'
import { fitsSearch, foldText } from '@/lib/text/foldText'
import type { Column, SortValue } from '@/ui/table/columns'
import { rowTexts, searchRows, sortRows } from '@/ui/table/rows/rowModel'

type Row = { value: SortValue; text: string; id: number }

const makeColumns = (): readonly Column<Row>[] => [
  { key: 'value', header: 'Value', text: ({ value }) => String(value ?? ''), value: ({ value }) => value },
  { key: 'text', header: 'Text', text: ({ text }) => text },
]

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', 'E', '1', '2', '10', ' ', '-', '\n', '\0', 'ß'),
  maxLength: 8,
})
const numbers = fc.oneof(fc.integer({ min: -20, max: 200 }), fc.double({ noNaN: false }), fc.constantFrom(0, -0))
const anything = fc.oneof(letters, numbers, fc.constant(undefined))
const rowsOf = (value: fc.Arbitrary<SortValue>) =>
  fc
    .array(fc.record({ value, text: letters }), { maxLength: 40 })
    .map((rows): readonly Row[] => rows.map((row, id) => ({ ...row, id })))
const lists = fc.oneof(rowsOf(anything), rowsOf(letters), rowsOf(fc.option(numbers, { nil: undefined })))

/** The order as it is defined: by comparing two rows. */
function expected(rows: readonly Row[], down: boolean): readonly Row[] {
  const isMissing = (one: SortValue) => one === undefined || one === '' || Number.isNaN(one)
  const isNumeric = rows.every(({ value }) => typeof value === 'number' || isMissing(value))
  const keyOf = ({ value }: Row) => {
    if (isMissing(value)) return undefined
    return isNumeric ? value : foldText(String(value)).replace(/\d+/g, (digits) => digits.padStart(12, '0'))
  }
  return rows.toSorted((first, second) => {
    const one = keyOf(first)
    const other = keyOf(second)
    if (one === other) return 0
    if (one === undefined) return 1
    if (other === undefined) return -1
    return one < other === down ? 1 : -1
  })
}

it('sorts in both directions as a comparison of rows does', () => {
  fc.assert(
    fc.property(lists, (rows) => {
      for (const down of [false, true])
        expect(sortRows(rows, makeColumns(), { by: 'value', down })).toEqual(expected(rows, down))
    }),
  )
})

it('finds the rows that contain each word in one of their cells, with texts read before or now', () => {
  const searches = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'b', 'E', '1', '0', ' ', '-', 'ß'), maxLength: 4 }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(lists, searches, (rows, typed) => {
      const columns = makeColumns()
      const texts = rowTexts(rows, columns)
      for (const search of typed) {
        const words = search.split(/\s+/).filter(Boolean)
        const found = rows.filter((row) =>
          words.every((word) => columns.some((column) => fitsSearch(word, [column.text(row)]))),
        )
        expect(searchRows(rows, columns, search)).toEqual(found)
        expect(searchRows(rows, columns, search, texts)).toEqual(found)
      }
    }),
  )
})

it('keeps any number of equal rows in their order', () => {
  const rows = Array.from({ length: 200_000 }, (_, id): Row => ({ value: 1, text: 'same', id }))
  const sorted = sortRows(rows, makeColumns(), { by: 'text', down: true })
  expect(sorted.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
