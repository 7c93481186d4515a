import { useState } from 'react'
import { useDeleteUserMutation } from '@/api/accountDeletion'
import { Link } from '@/components/Link'
import { paths } from '@/domain/navigation/paths'
import { selectUser } from '@/store/session/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
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
  const [user] = useState(useAppSelector(selectUser))
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
        <p>When you delete your account:</p>
        <ul>
          <li>your profile, points and saved cart are permanently deleted</li>
          <li>you lose your benefits and any solutions assigned to you</li>
        </ul>
        <p>Before you can delete it, your memberships, subscriptions and teams must have ended.</p>
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
