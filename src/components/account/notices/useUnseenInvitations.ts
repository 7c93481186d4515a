import { useCountMyInvitationsQuery } from '@/api/account/connections'

/**
 * How many invitations the member has not seen. Asked only if there are any: most members have none.
 * @returns their number, undefined while unknown; whether it is known, or could not be read
 */
export function useUnseenInvitations(): { unseen: number | undefined; isSettled: boolean } {
  const all = useCountMyInvitationsQuery({})
  const some = useCountMyInvitationsQuery({ unseenInvitation: true }, { skip: !all.data?.count })
  const unseen = all.data?.count === 0 ? 0 : some.data?.count
  return { unseen, isSettled: unseen !== undefined || all.isError || some.isError }
}
