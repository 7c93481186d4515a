import { RemoveMember } from '@/components/team/RemoveMember'
import type { TeamConnection } from '@/contract/types'
import { useParam } from '@/ui/hooks/useParam'
import { AddSeatsDialog } from './AddSeatsDialog'
import { EditMemberDialog } from './EditMemberDialog'
import { InviteDialog } from './InviteDialog'
import { RemoveSeat } from './RemoveSeat'
import type { SeatPurchase } from './useSeatPurchase'
import type { Sending } from './useSendInvitations'

type Props = { everybody: readonly TeamConnection[]; purchase: SeatPurchase; sending: Sending }

/** The dialogs of the page; the URL says which one is open. */
export function MemberDialogs({ everybody, purchase, sending }: Props) {
  const [inviting, invite] = useParam('invite')
  const [editing, edit] = useParam('edit')
  const [removing, remove] = useParam('remove')
  const [seats, setSeats] = useParam('seats')
  const find = (id: string | undefined) => everybody.find((one) => one.id === id)
  const edited = find(editing)
  const removed = find(removing)
  return (
    <>
      {inviting && everybody.length > 0 && (
        <InviteDialog
          key={inviting}
          again={find(inviting)}
          everybody={everybody}
          purchase={purchase}
          sending={sending}
          onClose={() => invite()}
        />
      )}
      {edited && <EditMemberDialog key={edited.id} member={edited} onClose={() => edit()} />}
      {removed && <RemoveMember key={removed.id} member={removed} onClose={() => remove()} />}
      {seats === 'add' && <AddSeatsDialog purchase={purchase} onClose={() => setSeats()} />}
      {seats === 'remove' && <RemoveSeat onClose={() => setSeats()} />}
    </>
  )
}
