import { connectionsApi, useListActiveTeamConnectionsQuery } from '@/api/account/connections'
import type { Shape } from '@/contract/types'
import { useFreshRead } from '@/store/useFreshRead'
import type { PageArgs } from '@/ui/table/rows/pageArgs'
import { useListParams } from '@/ui/table/useListParams'
import { useTeam } from './teamContext'

type Page = Shape<'TeamConnectionPage'>

/** The active members of the team, page by page from the server (R-CONST-07): props of their `QueryTable`. */
export function useMemberList(size: number, filters: readonly string[] = []) {
  const { teamId } = useTeam()
  const list = useListParams({ size, filters })
  const read = useFreshRead(connectionsApi.endpoints.listActiveTeamConnections)
  const query = useListActiveTeamConnectionsQuery({ id: teamId, limit: list.size, offset: list.offset })
  return {
    query,
    list,
    rows: ({ connections }: Page) => connections,
    total: ({ total }: Page) => total,
    fetchPage: ({ limit, offset }: PageArgs) => read({ id: teamId, limit, offset }),
    rowKey: ({ id }: Page['connections'][number]) => id,
    errorTitle: 'Member list could not be retrieved',
  }
}
