import { useState } from 'react'
import { useCreateFeaturedDoerMutation, useUpdateFeaturedDoerMutation } from '@/api/featuredDoers'
import { isApiError } from '@/api/client/errors'
import { StoryFields } from '@/components/doers/StoryFields'
import { storySchema, storyValues, toDoer } from '@/components/doers/storySchema'
import { NewUserFields, newUserSchema, toNewUser } from '@/components/NewUserFields'
import type { Shape } from '@/contract/types'
import { selectUser } from '@/store/session/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { trackSignup } from '@/store/tracking/track'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'

type Props = { own: Shape<'FeaturedDoer'> | undefined; onClose: () => void }

const withNewUser = storySchema.concat(newUserSchema)

/** Form to submit or edit the user's story; creates an account for visitors without signing them in. */
export function StoryDialog({ own, onClose }: Props) {
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const [create] = useCreateFeaturedDoerMutation()
  const [update] = useUpdateFeaturedDoerMutation()
  const [sentTo, setSentTo] = useState<string>()
  const title = own ? 'Edit my story' : 'Tell my story'
  const initial = { ...storyValues(own, user), email: '', password: '' }

  const send = async (values: typeof initial) => {
    const body = toDoer(values, own)
    if (own) return update({ id: own.featuredDoerId, body })
    const answer = await create({ body: { ...body, ...(!user && { newUser: toNewUser(values) }) } })
    // Tracked like every other sign-up (R-TRK-08).
    if (!user && !answer.error) void dispatch(trackSignup({ premiumInCart: false, method: 'featuredDoer' }))
    const inUse = isApiError(answer.error) && answer.error.server === 'Email already in use'
    // The toast says what to do; the field error shows which address is affected.
    return inUse ? { error: { fields: { email: 'Email already in use' } } } : answer
  }

  if (sentTo !== undefined)
    return (
      <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Alert kind="success" live title="Thank you">
          We’ve got your story and will review it before it goes live.
          {sentTo && ` We’ve also emailed ${sentTo} a link to activate your account.`}
        </Alert>
      </Dialog>
    )
  return (
    <Dialog title={title} size="l" onClose={onClose}>
      <Form
        label={title}
        initial={initial}
        schema={user ? storySchema : withNewUser}
        draftKey={own ? `story-${own.featuredDoerId}` : 'story'}
        onSubmit={send}
        onDone={(_answer, { email }) => (own ? onClose() : setSentTo(user ? '' : email.trim()))}
      >
        <StoryFields own />
        {!user && <NewUserFields withoutName purpose="your story" />}
        <SubmitButton data-track="send-story">{own ? 'Save' : 'Send my story'}</SubmitButton>
      </Form>
    </Dialog>
  )
}
