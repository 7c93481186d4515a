import { useListMyTeamsQuery } from '@/api/connections'
import type { Shape } from '@/contract/types'

/** The team that pays for the member's seat, if any: whoever owns a team pays for it, everyone else's is paid for. */
export function usePayingTeam(): Shape<'TeamSummary'> | undefined {
  const { data = [] } = useListMyTeamsQuery()
  return data.find(({ connectionType }) => connectionType !== 'TEAM_OWNER')?.team
}
