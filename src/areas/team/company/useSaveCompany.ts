import { fetchFresh } from '@/api/client/fetchOnce'
import { teamsApi, useSaveTeamMutation } from '@/api/account/teams'
import type { Team } from '@/contract/types'
import { teamDraft } from '@/domain/team/teamDraft'
import { useAppDispatch } from '@/store/hooks'

type Changes = Parameters<typeof teamDraft>[1]

/** Reads the team, and saves changes of it: the call replaces the whole record, so the rest is read just before. */
export function useSaveCompany(teamId: string) {
  const dispatch = useAppDispatch()
  const [send] = useSaveTeamMutation()
  const read = (): Promise<Team> =>
    fetchFresh(dispatch(teamsApi.endpoints.getTeam.initiate({ id: teamId }, { forceRefetch: true })))
  const save = async (changes: Changes) => send({ body: { team: teamDraft(await read(), changes) } }).unwrap()
  return { read, save }
}
