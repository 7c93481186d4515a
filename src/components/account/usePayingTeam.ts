import { useListMyTeamsQuery } from '@/api/connections'
import type { Shape } from '@/contract/types'

/** The team that pays for the member's seat, if any: whoever owns a team pays for it, everyone else's is paid for. */
export function usePayingTeam(): { payer: Shape<'TeamSummary'> | undefined; isLoading: boolean } {
  const { data = [], isLoading } = useListMyTeamsQuery()
  return { payer: data.find(({ connectionType }) => connectionType !== 'TEAM_OWNER')?.team, isLoading }
}
