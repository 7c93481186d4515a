import { useState } from 'react'
import { useDeleteUserMutation } from '@/api/account/accountDeletion'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch, useUser } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { signOut } from '@/store/session/session'
import { Button } from '@/ui/Button'
import { messageOf } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { ConfirmationModal } from './ConfirmationModal'
import { InProgressModal, SucceededModal } from './OutcomeModals'

type Phase = 'reading' | 'confirming' | 'deleting' | 'deleted'

/** Account deletion: consequences, identity check, deletion, confirmation (O-13). */
export default function ConfirmDeletion() {
  // Kept in state: deletion ends the session, and the last modal still shows the user's data.
  const [user] = useState(useUser())
  const [phase, setPhase] = useState<Phase>('reading')
  const [refused, setRefused] = useState<string>()
  const [deleteUser] = useDeleteUserMutation()
  const dispatch = useAppDispatch()

  const remove = async () => {
    setPhase('deleting')
    const { error } = await deleteUser({ userId: user?.userId ?? '' })
    setRefused(error ? (messageOf(error) ?? 'Something went wrong.') : undefined)
    setPhase(error ? 'confirming' : 'deleted')
  }
  const leave = async () => {
    await dispatch(signOut())
    await dispatch(getNavigation()).go(paths.home)
  }
  const open = () => {
    setRefused(undefined)
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
          <Button to={paths.account.overview}>Keep my account</Button>
        </div>
      </div>
      {phase === 'confirming' && user?.email && (
        <ConfirmationModal
          email={user.email}
          refused={refused}
          onConfirmed={remove}
          onClose={() => setPhase('reading')}
        />
      )}
      {phase === 'deleting' && <InProgressModal />}
      {phase === 'deleted' && <SucceededModal onClose={() => void leave()} />}
    </Page>
  )
}
