import { fetchFresh } from '@/api/client/fetchOnce'
import { teamsApi, useSaveTeamOptionsMutation } from '@/api/account/teams'
import { intent } from '@/api/client/callNotes'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'

type Options = Shape<'TeamOptions'>

/** Changes some of a team's options: the call replaces all, so they are read just before. */
export function useChangeTeamOptions(teamId: string) {
  const dispatch = useAppDispatch()
  const [send] = useSaveTeamOptionsMutation()
  return async (changes: Options, from: 'settings' | 'checklist') => {
    const read = teamsApi.endpoints.getTeamOptions.initiate({ id: teamId }, { forceRefetch: true })
    const now = await fetchFresh(dispatch(read))
    return send({ id: teamId, body: { options: { ...now, ...changes } }, [intent]: from }).unwrap()
  }
}
