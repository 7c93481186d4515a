import { useState } from 'react'
import { useDeleteUserMutation } from '@/api/account/accountDeletion'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { certaintyOf, isAccepted, isGone } from '@/lib/calls/certainty'
import { useAppDispatch, useUser } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { signOut } from '@/store/session/session'
import { Illustration } from '@/ui/Illustration'
import { attemptInPlace } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { reasonOf } from '@/ui/feedback/ErrorState'
import { Spinner } from '@/ui/feedback/Spinner'
import { Page } from '@/ui/layout/Page'
import { Dialog } from '@/ui/overlay/Dialog'
import { ConfirmationModal, type Failure } from './ConfirmationModal'

type Phase = 'reading' | 'confirming' | 'deleting' | 'deleted'

/**
 * Describes a failed deletion. Unless the server refused it, the account may be gone, and confirming again with a
 * password or a code would prove nothing.
 */
const failureOf = (error: unknown, title = 'Your account wasn’t deleted'): Failure =>
  certaintyOf(error) === 'refused'
    ? { isRefused: true, title, text: reasonOf(error) }
    : {
        isRefused: false,
        title: 'Your account may have been deleted',
        text: 'We didn’t get a clear answer. Reload the page to find out.',
      }

/** Account deletion: consequences, identity check, deletion, confirmation (O-13). */
export default function ConfirmDeletion() {
  // Kept in state: deletion ends the session, and the last modal still shows the user's data.
  const [user] = useState(useUser())
  const [phase, setPhase] = useState<Phase>('reading')
  const [failure, setFailure] = useState<Failure>()
  const [deleteUser] = useDeleteUserMutation()
  const dispatch = useAppDispatch()

  const remove = async () => {
    setPhase('deleting')
    const sent = await attemptInPlace(() => deleteUser({ userId: user?.userId ?? '' }), { showsOutcome: true })
    const failed = !sent.ok && !isAccepted(sent.error) && !isGone(sent.error)
    setFailure(failed ? failureOf(sent.error, sent.notice?.text) : undefined)
    setPhase(failed ? 'confirming' : 'deleted')
  }
  const leave = async () => {
    await dispatch(signOut())
    await dispatch(getNavigation()).go(paths.home)
  }
  const open = () => {
    setFailure(undefined)
    setPhase('confirming')
  }
  return (
    <Page title="Delete your account" lead={<span className="text-break">{user?.email}</span>}>
      <div className="card card-body">
        <p>You can’t undo this. You’ll be signed out, and you can’t sign in to this account again.</p>
        <p>If something has to end first, such as a membership or a team, we’ll tell you.</p>
        <p>
          You can <Link to={paths.userData}>download your data</Link> and your{' '}
          <Link to={paths.account.billing}>invoices</Link> first.
        </p>
        <div className="d-grid gap-2">
          <Button variant="outline-danger" onClick={open}>
            Delete my account
          </Button>
          <Button variant="outline-secondary" to={paths.account.overview}>
            Keep my account
          </Button>
        </div>
      </div>
      {phase === 'confirming' && user?.email && (
        <ConfirmationModal
          email={user.email}
          notDeleted={failure}
          onConfirmed={remove}
          onClose={() => setPhase('reading')}
        />
      )}
      {phase === 'deleting' && <InProgressModal />}
      {phase === 'deleted' && <SucceededModal onClose={() => void leave()} />}
    </Page>
  )
}

/** Second modal: deletion is in progress, and the page must stay open. */
function InProgressModal() {
  return (
    <Dialog title="Deleting your account" locked onClose={() => undefined}>
      <div className="d-flex align-items-center gap-3" role="status">
        <Spinner size={32} className="spinner text-primary" />
        <p className="mb-0">Keep this page open.</p>
      </div>
    </Dialog>
  )
}

function SucceededModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Your account has been deleted" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="text-center mb-3">
        <Illustration of="done" />
      </div>
      <p className="mb-0">We’re sorry to see you go.</p>
    </Dialog>
  )
}
