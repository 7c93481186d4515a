import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button'
import type { Emptiness } from '../feedback/EmptyState'
import { Page } from '../layout/Page'
import { QueryTable, type QueryTableLook, type RowsOf } from './QueryTable'

type PageProps = Pick<ComponentProps<typeof Page>, 'tabTitle' | 'lead'>

type Props<Row, Data> = PageProps &
  Omit<QueryTableLook<Row>, 'caption' | 'empty'> &
  RowsOf<Row, Data> & {
    title: string
    /** The table's caption, if it is not the title. */
    caption?: string
    /** Empty state: what will appear here, and the next step if it isn't `add`. */
    empty: Exclude<Emptiness, ReactElement | null | undefined>
    /** The button that adds a row, next to the title and in the empty state; only one of them is filled. */
    add?: ButtonProps
    /** The page's actions, next to its title. */
    actions?: ReactNode
  }

/** A page that lists the rows of a query: heading, search, filters, table, selection, export and dialogs. */
export function ListPage<Row, Data = readonly Row[]>(props: Props<Row, Data>) {
  const { title, tabTitle, lead, add, actions, ...table } = props
  const rows = props.rows ? props.query.data && props.rows(props.query.data) : props.query.data
  const isEmpty = rows?.length === 0
  return (
    <Page
      title={title}
      tabTitle={tabTitle}
      lead={lead}
      actions={add ? <Button {...add} variant={isEmpty ? 'outline-secondary' : 'primary'} /> : actions}
    >
      <QueryTable<Row, Data>
        {...table}
        caption={table.caption ?? title}
        empty={add ? { ...table.empty, action: <Button {...add} /> } : table.empty}
      />
    </Page>
  )
}
