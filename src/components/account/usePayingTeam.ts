import { useListMyTeamsQuery } from '@/api/account/connections'
import type { Shape } from '@/contract/types'
import { isKnownRole, isOwner, roleOf } from '@/domain/access/teamAccess'
import { isFirstRead } from '@/lib/calls/firstRead'

/** The team that pays for the member's seat, if any. Owners don't have a paid seat in their own team. */
export function usePayingTeam(): { payer: Shape<'TeamSummary'> | undefined; isPending: boolean } {
  const teams = useListMyTeamsQuery()
  const { data = [] } = teams
  return {
    payer: data.find((one) => isKnownRole(roleOf(one)) && !isOwner(one))?.team,
    isPending: isFirstRead(teams),
  }
}
