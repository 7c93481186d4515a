import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

type Props = {
  /** What was to be opened: `solution`. */
  noun: string
  onClose: () => void
}

/** The URL opens a record that its list doesn't contain: it was changed or removed in the meantime. */
export function MissingRecord({ noun, onClose }: Props) {
  return (
    <Alert
      kind="warning"
      live
      title={`This ${noun} isn’t in the list`}
      actions={
        <Button size="sm" variant="outline-secondary" onClick={onClose}>
          Dismiss
        </Button>
      }
    >
      It may have been changed or removed since you got the link.
    </Alert>
  )
}
