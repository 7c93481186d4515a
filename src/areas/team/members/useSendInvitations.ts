import { emailApi } from '@/api/email'
import { useBulk } from '@/components/bulk/useBulk'
import type { TeamConnection } from '@/contract/types'
import { asSeat } from '@/domain/team/members'
import { readMembers } from '@/store/registration/saving'

/** Sends the emails of pending invitations, the first time or again. */
export function useSendInvitations(teamId: string) {
  return useBulk({
    name: `send-invitations:${teamId}`,
    label: 'Sending invitations',
    rowKey: ({ id }: TeamConnection) => id,
    rowLabel: ({ targetName, email }) => `${targetName}, ${email}`,
    call: emailApi.endpoints.sendTeamInvitationEmail,
    args: (member) => ({ body: { member: asSeat(member), teamId } }),
    readBack: async (dispatch) => {
      const now = await dispatch(readMembers(teamId))
      const sentAt = new Map(now.map(({ id, lastInvitationSentAt }) => [id, lastInvitationSentAt]))
      return ({ id, lastInvitationSentAt }) => sentAt.get(id) !== lastInvitationSentAt
    },
    done: (count) => (count === 1 ? '1 invitation sent' : `${count} invitations sent`),
  })
}

export type Sending = ReturnType<typeof useSendInvitations>
