import { useListMyTeamsQuery } from '@/api/account/connections'
import type { Shape } from '@/contract/types'
import { isFirstRead } from '@/lib/calls/firstRead'

/** The team that pays for the member's seat, if any: whoever owns a team pays for it, everyone else's is paid for. */
export function usePayingTeam(): { payer: Shape<'TeamSummary'> | undefined; isPending: boolean } {
  const teams = useListMyTeamsQuery()
  const { data = [] } = teams
  return {
    payer: data.find(({ connectionType }) => connectionType !== 'TEAM_OWNER')?.team,
    isPending: isFirstRead(teams),
  }
}
