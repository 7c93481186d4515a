import { fetchData } from '@/api/client/fetchOnce'
import { connectionsApi, useListActiveTeamConnectionsQuery } from '@/api/account/connections'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import type { PageArgs } from '@/ui/table/rows/pageArgs'
import { useListParams } from '@/ui/table/useListParams'
import { useTeam } from './teamContext'

type Page = Shape<'TeamConnectionPage'>

/** The active members of the team, page by page from the server (R-CONST-07): props of their `QueryTable`. */
export function useMemberList(size: number, filters: readonly string[] = []) {
  const { teamId } = useTeam()
  const list = useListParams({ size, filters })
  const dispatch = useAppDispatch()
  const query = useListActiveTeamConnectionsQuery({ id: teamId, limit: list.size, offset: list.offset })
  const { listActiveTeamConnections } = connectionsApi.endpoints
  return {
    query,
    list,
    rows: ({ connections }: Page) => connections,
    total: ({ total }: Page) => total,
    fetchPage: ({ limit, offset }: PageArgs) =>
      fetchData(dispatch(listActiveTeamConnections.initiate({ id: teamId, limit, offset }, { forceRefetch: true }))),
    rowKey: ({ id }: Page['connections'][number]) => id,
    errorTitle: 'Member list could not be retrieved',
  }
}
