import type { ComponentProps, ReactNode } from 'react'
import { Page } from '../layout/Page'
import { QueryTable, type QueryTableLook, type RowsOf } from './QueryTable'

type PageProps = Pick<ComponentProps<typeof Page>, 'tabTitle' | 'lead'>

type Props<Row, Data> = PageProps &
  Omit<QueryTableLook<Row>, 'caption'> &
  RowsOf<Row, Data> & {
    title: string
    /** The table's caption, if it is not the title. */
    caption?: string
    /** The page's actions, next to its title. */
    actions?: ReactNode
  }

/** A page that lists the rows of a query: heading, search, filters, table, selection, export and dialogs. */
export function ListPage<Row, Data = readonly Row[]>({ title, tabTitle, lead, actions, ...table }: Props<Row, Data>) {
  return (
    <Page title={title} tabTitle={tabTitle} lead={lead} actions={actions}>
      <QueryTable<Row, Data> {...table} caption={table.caption ?? title} />
    </Page>
  )
}
