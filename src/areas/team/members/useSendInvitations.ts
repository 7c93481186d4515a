import { emailApi } from '@/api/community/email'
import { hasChanged } from '@/lib/calls/unansweredWrites'
import { countOf } from '@/lib/money/counts'
import { useAppDispatch } from '@/store/hooks'
import { useWrite } from '@/ui/useWrite'
import { useBulk } from '@/components/bulk/useBulk'
import type { TeamConnection } from '@/contract/types'
import { asSeat, pendingOf } from '@/domain/team/members'
import { readMembers } from '@/store/registration/saving'

/** Sends the emails of pending invitations, the first time or again. */
export function useSendInvitations(teamId: string) {
  const dispatch = useAppDispatch()
  const { busy, run } = useWrite()
  const bulk = useBulk({
    name: `send-invitations:${teamId}`,
    label: 'Sending invitations',
    rowKey: ({ id }: TeamConnection) => id,
    rowLabel: ({ targetName, email }) => [targetName, email].filter(Boolean).join(', '),
    call: emailApi.endpoints.sendTeamInvitationEmail,
    args: (member) => ({ body: { member: asSeat(member), teamId } }),
    readBack: async (dispatch) => {
      const now = await dispatch(readMembers(teamId))
      const sentAt = new Map(now.map(({ id, lastInvitationSentAt }) => [id, lastInvitationSentAt]))
      // Null by default: if no invitation was ever sent, the server may leave the field out.
      return ({ id, lastInvitationSentAt = null }) => hasChanged(sentAt.get(id), lastInvitationSentAt)
    },
    done: (count) => `${countOf(count, 'invitation')} sent`,
  })
  return {
    ...bulk,
    busy: bulk.busy || busy,
    /** Sends the emails to newly invited addresses; `busy` also while the member list is being read. */
    sendTo: (emails: readonly string[]) =>
      run(async () => bulk.start(pendingOf(await dispatch(readMembers(teamId)).catch(() => []), emails))),
  }
}

export type Sending = ReturnType<typeof useSendInvitations>
