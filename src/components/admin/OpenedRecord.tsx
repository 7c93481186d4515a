import { Fragment, Suspense, type ReactNode } from 'react'
import { MissingRecord } from './MissingRecord'

type Props<Row> = {
  /** What is opened: `enquiry`. */
  noun: string
  /** The key of the row that the URL opens. */
  opened: string | undefined
  row: Row | undefined
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** The dialog of the row that the URL opens, or a notice that the list has no such row. */
export function OpenedRecord<Row>({ noun, opened, row, onClose, children }: Props<Row>) {
  return (
    <Suspense fallback={null}>
      {row && <Fragment key={opened}>{children(row)}</Fragment>}
      {opened && !row && <MissingRecord noun={noun} onClose={onClose} />}
    </Suspense>
  )
}
