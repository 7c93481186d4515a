import { useListMyTeamsQuery } from '@/api/account/connections'
import type { Shape } from '@/contract/types'
import { isFirstRead } from '@/lib/calls/firstRead'

/** The team that pays for the member's seat, if any. Owners don't have a paid seat in their own team. */
export function usePayingTeam(): { payer: Shape<'TeamSummary'> | undefined; isPending: boolean } {
  const teams = useListMyTeamsQuery()
  const { data = [] } = teams
  return {
    payer: data.find(({ connectionType }) => connectionType !== 'TEAM_OWNER')?.team,
    isPending: isFirstRead(teams),
  }
}
