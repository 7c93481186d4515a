import { useCountMyInvitationsQuery } from '@/api/account/connections'

/**
 * The number of invitations that the member has not seen. Requested only if there are any: most members have none.
 * @returns `unseen`: the number, undefined while unknown; `isSettled`: it has loaded or failed
 */
export function useUnseenInvitations(): { unseen: number | undefined; isSettled: boolean } {
  const all = useCountMyInvitationsQuery({})
  const some = useCountMyInvitationsQuery({ unseenInvitation: true }, { skip: !all.data?.count })
  const unseen = all.data?.count === 0 ? 0 : some.data?.count
  return { unseen, isSettled: unseen !== undefined || all.isError || some.isError }
}
