import { teamsApi, useSaveTeamMutation } from '@/api/account/teams'
import type { Team } from '@/contract/types'
import { teamDraft } from '@/domain/team/teamDraft'
import { useFreshRead } from '@/store/useFreshRead'

type Changes = Parameters<typeof teamDraft>[1]

/** Reads the team, and saves changes of it: the call replaces the whole record, so the rest is read just before. */
export function useSaveCompany(teamId: string) {
  const readTeam = useFreshRead(teamsApi.endpoints.getTeam)
  const [send] = useSaveTeamMutation()
  const read = (): Promise<Team> => readTeam({ id: teamId })
  const save = async (changes: Changes) => send({ body: { team: teamDraft(await read(), changes) } }).unwrap()
  return { read, save }
}
