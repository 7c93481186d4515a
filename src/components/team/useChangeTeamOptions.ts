import { teamsApi, useSaveTeamOptionsMutation } from '@/api/account/teams'
import { intent } from '@/api/client/callNotes'
import type { Shape } from '@/contract/types'
import { useFreshRead } from '@/store/useFreshRead'

type Options = Shape<'TeamOptions'>

/** Returns a function that changes some of a team's options: the call replaces all, so they are read right before. */
export function useChangeTeamOptions(teamId: string) {
  const readOptions = useFreshRead(teamsApi.endpoints.getTeamOptions)
  const [send] = useSaveTeamOptionsMutation()
  return async (changes: Options, from: 'settings' | 'checklist') => {
    const now = await readOptions({ id: teamId })
    return send({ id: teamId, body: { options: { ...now, ...changes } }, [intent]: from }).unwrap()
  }
}
