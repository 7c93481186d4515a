import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Illustration } from '@/ui/Illustration'
import { Spinner } from '@/ui/feedback/Spinner'

/** Second modal: deletion is in progress, and the page must stay open. */
export function InProgressModal() {
  return (
    <Dialog title="Deleting your account" size="m" locked onClose={() => undefined}>
      <div className="d-flex align-items-center gap-3" role="status">
        <Spinner size={32} className="spinner text-primary" />
        <p className="mb-0">Keep this page open.</p>
      </div>
    </Dialog>
  )
}

/** Third modal: the account is deleted. */
export function SucceededModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Your account has been deleted"
      size="m"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="text-center mb-3">
        <Illustration of="done" />
      </div>
      <p className="mb-0">We’re sorry to see you go.</p>
    </Dialog>
  )
}
