import { Fragment, type ReactNode } from 'react'
import { MissingRecord } from './MissingRecord'

type Props<Row> = {
  /** Key of the record in the URL, of `useOpenedRow`. */
  opened: string | undefined
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What to call a record that the list doesn't contain: `enquiry`. */
  noun: string
  onClose: () => void
  /** The record's dialog; its code may be loaded when it is opened. */
  children: (row: Row) => ReactNode
}

/** The dialog of the record that the URL opens over a list, or a note that the list doesn't contain it. */
export function OpenedRecord<Row>({ opened, rows, rowKey, noun, onClose, children }: Props<Row>) {
  if (!opened) return null
  const row = rows.find((one) => rowKey(one) === opened)
  if (row === undefined) return <MissingRecord noun={noun} onClose={onClose} />
  return <Fragment key={opened}>{children(row)}</Fragment>
}
