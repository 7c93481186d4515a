import { capitalised } from '@/lib/text/said'
import type { ReactNode } from 'react'
import { countOf } from '@/lib/money/counts'
import { CountStatus } from './CountStatus'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import type { ListParams } from './useListParams'
import type { Shown } from './rows/tableRows'

type Props<Row> = {
  found: Shown<Row>
  list: Pick<ListParams, 'isFiltered' | 'isTyping' | 'clear'>
  /** Singular noun of a row: `post`. */
  noun: string
  /** Plural, if it is not the noun with an s. */
  plural?: string
  /** Shown when nothing matches the search and filters. */
  nothing: { title: string; text: ReactNode; clear: string }
  children: (rows: readonly Row[]) => ReactNode
}

/** Results of a list that is not a table: their count, the rows of this page, the empty state, and the pagination. */
export function ListResults<Row>({ found, list, noun, plural = `${noun}s`, nothing, children }: Props<Row>) {
  const { rows, pages } = found
  const { total } = pages
  return (
    <>
      <CountStatus className="visually-hidden" text={countOf(total, noun, plural)} isTyping={list.isTyping} />
      {total === 0 ? (
        <NothingFound title={nothing.title} clear={nothing.clear} onClear={list.isFiltered ? list.clear : undefined}>
          {nothing.text}
        </NothingFound>
      ) : (
        children(rows)
      )}
      <Pagination {...pages} label={capitalised(plural)} />
    </>
  )
}
