import { fetchFresh } from '@/api/client/fetchOnce'
import { teamsApi, useGetTeamOptionsQuery, useSaveTeamOptionsMutation } from '@/api/teams'
import { intent } from '@/api/client/callNotes'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'

type Options = Shape<'TeamOptions'>

/** A team's options, and how to change some of them: the call replaces all, so they are read just before. */
export function useTeamOptions(teamId: string) {
  const options = useGetTeamOptionsQuery({ id: teamId })
  const dispatch = useAppDispatch()
  const [send] = useSaveTeamOptionsMutation()
  const change = async (changes: Options, from: 'settings' | 'checklist') => {
    const read = teamsApi.endpoints.getTeamOptions.initiate({ id: teamId }, { forceRefetch: true })
    const now = await fetchFresh(dispatch(read))
    return send({ id: teamId, body: { options: { ...now, ...changes } }, [intent]: from }).unwrap()
  }
  return { options, change }
}
