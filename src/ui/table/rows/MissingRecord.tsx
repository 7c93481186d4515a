import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'

type Props = {
  /** What was to be opened: `solution`. */
  noun: string
  onClose: () => void
}

/** The URL opens a record that its list doesn't contain: it was changed or removed in the meantime. */
export function MissingRecord({ noun, onClose }: Props) {
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
