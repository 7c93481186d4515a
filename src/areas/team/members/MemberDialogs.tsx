import { useState } from 'react'
import { RemoveMember } from '@/components/team/RemoveMember'
import type { TeamConnection } from '@/contract/types'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { useParam } from '@/ui/hooks/useParam'
import { Dialog } from '@/ui/overlay/Dialog'
import { AddSeatsDialog } from './AddSeatsDialog'
import { EditMemberDialog } from './EditMemberDialog'
import { InviteDialog } from './InviteDialog'
import { RemoveSeat } from './RemoveSeat'
import type { SeatPurchase } from './useSeatPurchase'
import type { Sending } from './useSendInvitations'

type Props = { query: QueryResult<readonly TeamConnection[]>; purchase: SeatPurchase; sending: Sending }

const nobody: readonly TeamConnection[] = []

/** The dialogs of the page; the URL says which one is open. */
export function MemberDialogs({ query, purchase, sending }: Props) {
  const everybody = query.data ?? nobody
  // Stays true while the list is retried, so that the dialog with the error stays open.
  const [hasFailed, setFailed] = useState(false)
  if (query.isError && !hasFailed) setFailed(true)
  const [inviting, invite] = useParam('invite')
  const [editing, edit] = useParam('edit')
  const [removing, remove] = useParam('remove')
  const [seats, setSeats] = useParam('seats')
  const find = (id: string | undefined) => everybody.find((one) => one.id === id)
  const edited = find(editing)
  const removed = find(removing)
  return (
    <>
      {inviting && !query.data && hasFailed && (
        <Dialog title="Invite members" onClose={() => invite()}>
          <QueryBoundary
            query={query}
            errorTitle="Member list could not be retrieved"
            skeleton={{ shape: 'form', rows: 3, label: 'Loading the members' }}
            empty={null}
          >
            {() => null}
          </QueryBoundary>
        </Dialog>
      )}
      {inviting && query.data && (
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
      {removed && (
        <RemoveMember key={removed.id} member={removed} control="members.removeMember" onClose={() => remove()} />
      )}
      {seats === 'add' && <AddSeatsDialog purchase={purchase} onClose={() => setSeats()} />}
      {seats === 'remove' && <RemoveSeat onClose={() => setSeats()} />}
    </>
  )
}
