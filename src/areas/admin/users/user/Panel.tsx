import type { ReactNode } from 'react'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { ListTable, type ListTableProps } from '@/ui/table/ListTable'
import { Part } from './Part'

type Props<Data> = {
  title: string
  query: QueryResult<Data>
  /** Shown if there is nothing. */
  none: string
  isEmpty?: (data: Data) => boolean
  actions?: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of a user's page: loads, fails and is retried without the others. */
export function Panel<Data>({ title, query, none, isEmpty, actions, children }: Props<Data>) {
  return (
    <Part title={title} actions={actions}>
      <QueryBoundary
        query={query}
        errorTitle="We couldn’t load this part"
        skeleton={{ rows: 4, label: `Loading ${title.toLowerCase()}` }}
        empty={<p className="text-muted mb-0">{none}</p>}
        {...(isEmpty && { isEmpty })}
      >
        {children}
      </QueryBoundary>
    </Part>
  )
}

/** A list in a panel: five rows a page, without search. */
export function PanelTable<Row>(table: ListTableProps<Row>) {
  return <ListTable {...table} size={5} search={false} bare />
}
