import { useUpdateProfileMutation } from '@/api/account/profile'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/tracking/track'

/**
 * Saves fields of the profile and tracks that they were changed (R-TRK-08).
 * @param as what is tracked instead of the fields' names, where these say too much
 */
export function useSaveProfile(userId: string) {
  const [update] = useUpdateProfileMutation()
  const dispatch = useAppDispatch()
  return async (body: Shape<'ProfileUpdate'>, as = Object.keys(body)) => {
    const outcome = await update({ userId, body })
    if (!outcome.error) void dispatch(trackProfileUpdate(as))
    return outcome
  }
}
