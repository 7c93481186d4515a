import type { ReactNode } from 'react'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import type { ListParams } from './useListParams'
import type { Rows } from './useRows'

type Props<Row> = {
  found: Rows<Row>
  list: Pick<ListParams, 'isFiltered' | 'clear'>
  /** What one row is: `post`. */
  noun: string
  /** Several of them, where it is not the noun with an s. */
  plural?: string
  /** Shown when nothing matches the search and filters. */
  nothing: { title: string; text: ReactNode; clear: string }
  /** Shows the count to everybody; without it, only screen readers are told. */
  counted?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** The matches of a list that is not a table: their number, the rows of this page, what to do when there are none, and the pages. */
export function ListResults<Row>({
  found,
  list,
  noun,
  plural = `${noun}s`,
  nothing,
  counted = false,
  children,
}: Props<Row>) {
  const { total, rows, pages } = found
  return (
    <>
      <p className={counted && total > 0 ? 'text-muted fs-6 num' : 'visually-hidden'} role="status">
        {total === 1 ? `1 ${noun}` : `${total.toLocaleString('en-SG')} ${plural}`}
      </p>
      {total === 0 ? (
        <NothingFound title={nothing.title} clear={nothing.clear} onClear={list.isFiltered ? list.clear : undefined}>
          {nothing.text}
        </NothingFound>
      ) : (
        children(rows)
      )}
      <Pagination {...pages} label={plural.charAt(0).toUpperCase() + plural.slice(1)} />
    </>
  )
}
