import { expect, it } from 'vitest'
import { countText } from '@/ui/table/rows/tableRows'

const pages = { page: 2, size: 25, onPage: () => undefined }

it.each([
  [25, 60, '26–50 of 60'],
  [1, 26, '26–26 of 26'],
  [3, 3, '3 results'],
  [0, 0, 'No results'],
  // A page that has become empty, or whose rows were left out.
  [0, 49, '0 of 49'],
])('%d rows of %d are counted as %s', (count, total, text) => {
  const rows = Array.from({ length: count }, (_row, at) => at)
  expect(countText({ all: rows, rows, pages: { ...pages, total } })).toBe(text)
})
