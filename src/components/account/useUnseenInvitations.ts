import { useCountMyInvitationsQuery } from '@/api/connections'

/** How many invitations the member has not seen; undefined while unknown. Asked only if there are any: most members have none. */
export function useUnseenInvitations(): number | undefined {
  const { data: all } = useCountMyInvitationsQuery({})
  const { data: unseen } = useCountMyInvitationsQuery({ unseenInvitation: true }, { skip: !all?.count })
  return all?.count === 0 ? 0 : unseen?.count
}
