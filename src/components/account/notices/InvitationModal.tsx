import { useMarkInvitationsSeenMutation } from '@/api/account/connections'
import { invitationNotice } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { singleFlight } from '@/lib/calls/singleFlight'
import { switchAccount } from '@/store/account/accountSwitch'
import { useActiveAccount, useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'
import { usePersonalAccount } from '../usePersonalAccount'

type Props = { unseen: number; onClose: () => void }

/** Announces new invitations; closing it marks them as seen (R-MODAL-01, R-INV-03, R-ACC-06). */
export function InvitationModal({ unseen, onClose }: Props) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const personal = usePersonalAccount()
  const account = useActiveAccount()
  const [markSeen] = useMarkInvitationsSeenMutation()
  const { busy, run } = useWrite()
  const close = () => {
    void singleFlight('invitations-seen', () => markSeen())
    onClose()
  }
  const see = () =>
    run(async () => {
      if (account?.type === 'Team' && !(await dispatch(switchAccount(personal)))) return
      close()
      await onward(paths.account.teamInvitation)
    })
  return (
    <Dialog
      title="Team invitation"
      onClose={close}
      actions={
        <Button busy={busy} data-track="see-invitations" onClick={() => void see()}>
          See Invitations
        </Button>
      }
    >
      <p className="mb-0">{invitationNotice(unseen)}</p>
    </Dialog>
  )
}
