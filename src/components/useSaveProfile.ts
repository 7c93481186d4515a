import { useUpdateProfileMutation } from '@/api/account/profile'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/tracking/track'

/**
 * Returns a function that saves fields of the profile and tracks that they were changed (R-TRK-08). Its parameter `as`
 * replaces the tracked field names, if they would reveal too much.
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
