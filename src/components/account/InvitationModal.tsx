import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMarkInvitationsSeenMutation } from '@/api/connections'
import { invitationNotice } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { switchAccount } from '@/store/accountSwitch'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { usePersonalAccount } from './usePersonalAccount'

type Props = { unseen: number; onClose: () => void }

/** Tells of new invitations; closing it marks them as seen (R-MODAL-01, R-INV-03, R-ACC-06). */
export function InvitationModal({ unseen, onClose }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const personal = usePersonalAccount()
  const account = useAppSelector(selectActiveAccount)
  const [markSeen] = useMarkInvitationsSeenMutation()
  const [busy, setBusy] = useState(false)
  const close = () => {
    void markSeen()
    onClose()
  }
  const see = async () => {
    if (account?.type === 'Team') {
      setBusy(true)
      const done = await dispatch(switchAccount(personal))
      setBusy(false)
      if (!done) return
    }
    close()
    await navigate(paths.account.teamInvitation)
  }
  return (
    <Dialog
      title="Team invitation"
      size="m"
      onClose={close}
      actions={
        <Button variant="primary" busy={busy} data-track="see-invitations" onClick={() => void see()}>
          See Invitations
        </Button>
      }
    >
      <p className="mb-0">{invitationNotice(unseen)}</p>
    </Dialog>
  )
}
