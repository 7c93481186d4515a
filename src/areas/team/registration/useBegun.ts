import { useListTeamConnectionsQuery } from '@/api/account/connections'
import { useGetCountryQuery } from '@/api/account/profile'
import { useGetMyInactiveTeamQuery } from '@/api/account/teams'
import type { Team, TeamConnection } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

export type Begun = {
  /** The team that was saved but not paid; null if there is none yet. */
  team: Team | null
  /** The team's members, as saved on the server. */
  connections: readonly TeamConnection[]
  /** Name of the country that the visitor seems to be in: a suggestion for a new team. */
  country: string
}

const onOpening = { refetchOnMountOrArgChange: true }

/** Reads the data that the registration starts with (R-TEAM-07): the user's unpaid team and its members. */
export function useBegun(): QueryResult<Begun> {
  const team = useGetMyInactiveTeamQuery(undefined, onOpening)
  const teamId = team.data?.teamId
  const members = useListTeamConnectionsQuery({ id: teamId ?? '' }, { skip: !teamId, ...onOpening })
  const country = useGetCountryQuery()
  const failed = team.isError ? team : members
  const isKnown = team.data !== undefined && !team.isError
  const known: Begun | undefined =
    isKnown && (!teamId || members.currentData) && (country.data !== undefined || !country.isFetching)
      ? {
          team: team.data ?? null,
          connections: (teamId && members.currentData) || [],
          country: country.data?.name ?? '',
        }
      : undefined
  return {
    data: known,
    currentData: known,
    error: failed.error,
    isError: failed.isError,
    isFetching: team.isFetching || members.isFetching,
    refetch: () => (team.isError ? team.refetch() : members.refetch()),
  }
}
