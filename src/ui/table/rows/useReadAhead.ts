import { useEffect } from 'react'
import { inSlices } from '@/lib/browser/inSlices'
import type { Column } from '../columns'
import { readTexts } from './rowSearch'
import { sortAhead } from './rowSort'

/** Up to this number of rows, a search or a sort reads them without anybody noticing. */
const many = 500

function* read<Row>(rows: readonly Row[], columns: readonly Column<Row>[], isSearched: boolean) {
  if (isSearched) yield* readTexts(rows, columns)
  for (const column of columns) if (!column.unsortable) yield* sortAhead(rows, column)
}

/**
 * Reads the rows of a long list while the browser is idle, so that the first search and the first sort are as fast as the
 * next ones.
 */
export function useReadAhead<Row>(rows: readonly Row[], columns: readonly Column<Row>[], isSearched: boolean): void {
  useEffect(
    () => (rows.length > many ? inSlices(read(rows, columns, isSearched)) : undefined),
    [rows, columns, isSearched],
  )
}
