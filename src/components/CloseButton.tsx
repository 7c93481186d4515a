import { Button } from '@/ui/Button'

/** Closes a dialog that only shows something. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="outline-secondary" onClick={onClose}>
      Close
    </Button>
  )
}
