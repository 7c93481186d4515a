import { Fragment, type ReactNode } from 'react'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'

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

/** The URL opens a record that its list doesn't contain: it was changed or removed in the meantime. */
export function MissingRecord({ noun, onClose }: Pick<Props<never>, 'noun' | 'onClose'>) {
  return (
    <Dialog
      title={`This ${noun} isn’t in the list`}
      size="s"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      It may have been changed or removed since you got the link.
    </Dialog>
  )
}
