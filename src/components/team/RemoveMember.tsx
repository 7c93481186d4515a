import { useState } from 'react'
import { intent } from '@/api/client/callNotes'
import {
  connectionsApi,
  useDeleteConnectionMutation,
  useListConnectionActiveDoSubscriptionsQuery,
} from '@/api/account/connections'
import { useMay } from '@/components/access/useAccess'
import type { TeamConnection } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { invitationStateOf, nameOfMember, whyFixed } from '@/domain/team/members'
import { useAppDispatch } from '@/store/hooks'
import { recordLater } from '@/store/payment/recordLater'
import { readMembers } from '@/store/registration/saving'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { useTeam } from './teamContext'

type Props = {
  member: TeamConnection
  /** The control of the page that removes members. */
  control: 'members.removeMember' | 'adminInformation.removeAdmin'
  onClose: () => void
}

/** Removes a member, or withdraws an invitation, after showing what the person loses (R-INV-07). */
export function RemoveMember({ member, control, onClose }: Props) {
  const dispatch = useAppDispatch()
  const { teamId, me } = useTeam()
  const { id, targetName, email } = member
  const name = nameOfMember(member)
  // Kept from the opening: the list is refetched before the dialog closes, and its texts must not change then.
  const [isMember] = useState(invitationStateOf(member) === undefined)
  const { why = whyFixed(member, me, 'remove') } = useMay(isMember ? control : 'members.withdrawInvitation')
  const solutions = useListConnectionActiveDoSubscriptionsQuery({ id })
  const [remove] = useDeleteConnectionMutation()
  const lines = solutions.data?.map(({ title, variation }) => ({
    label: planTitle({ title, variation }),
    note: 'Becomes available',
  }))
  return (
    <ImpactDialog
      open
      onClose={onClose}
      name={`remove-member:${id}`}
      typed={false}
      verb={isMember ? 'Remove' : 'Withdraw'}
      object={isMember ? name : `${name}’s invitation`}
      short={isMember ? 'Remove member' : 'Withdraw invitation'}
      why={why}
      impact={{ ...solutions, data: lines, currentData: solutions.currentData && lines }}
      noImpact={<></>}
      onConfirm={() => remove({ teamId, memberId: id, [intent]: isMember ? 'removal' : 'withdrawal' })}
      // If the response was lost, nothing else refreshes the seats and lists.
      onDone={() => dispatch(connectionsApi.util.invalidateTags(['Connection', 'Team', 'DoSubscription']))}
      readBack={async () => {
        const now = (await dispatch(readMembers(teamId))).find((one) => one.id === id)
        if (!now || now.status === 'REMOVED') return true
        // With a missing or unknown status, the member may or may not have been removed.
        return now.status === 'ACCEPTED' || invitationStateOf(now) ? false : undefined
      }}
      onFound={() =>
        dispatch(
          recordLater({
            kind: 'member',
            act: isMember ? 'removed' : 'withdrawn',
            teamId,
            memberId: id,
            name: targetName,
          }),
        )
      }
    >
      <p className="text-break">
        {isMember
          ? `${targetName && email ? `${targetName} (${email})` : nameOfMember(member, 'This person')} will lose access to the team and will be notified.`
          : `${email || nameOfMember(member, 'This person')} won’t be able to accept it.`}
      </p>
      <p>The seat becomes vacant. You’ll keep paying for it until you remove it.</p>
    </ImpactDialog>
  )
}
