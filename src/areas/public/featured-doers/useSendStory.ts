import { useCreateFeaturedDoerMutation, useUpdateFeaturedDoerMutation } from '@/api/community/featuredDoers'
import { serverText } from '@/api/client/errors'
import { toDoer, type StoryValues } from '@/components/doers/storySchema'
import { toNewUser } from '@/components/password/NewUserFields'
import type { Shape } from '@/contract/types'
import { useAppDispatch, useUser } from '@/store/hooks'
import { trackSignup } from '@/store/tracking/track'

type Story = StoryValues & { email: string; password: string }

/** Submits a story, or saves the one that exists; a visitor's comes with the account that it creates. */
export function useSendStory(own: Shape<'FeaturedDoer'> | undefined) {
  const user = useUser()
  const dispatch = useAppDispatch()
  const [create] = useCreateFeaturedDoerMutation()
  const [update] = useUpdateFeaturedDoerMutation()

  return async (values: Story) => {
    const body = toDoer(values, own)
    if (own) return update({ id: own.featuredDoerId, body })
    const answer = await create({ body: { ...body, ...(!user && { newUser: toNewUser(values) }) } })
    // Tracked like every other sign-up (R-TRK-08).
    if (!user && !answer.error) void dispatch(trackSignup({ premiumInCart: false, method: 'featuredDoer' }))
    const inUse = serverText(answer.error) === 'Email already in use'
    // The toast says what to do; the field error shows which address is affected.
    return inUse ? { error: { fields: { email: 'Email already in use' } } } : answer
  }
}
