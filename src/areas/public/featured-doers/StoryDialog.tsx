import { useState } from 'react'
import { serverText } from '@/api/client/errors'
import { useCreateFeaturedDoerMutation, useUpdateFeaturedDoerMutation } from '@/api/community/featuredDoers'
import { StoryFields } from '@/components/doers/StoryFields'
import { doerChanges, storySchema, storyValues, toDoer, type StoryValues } from '@/components/doers/storySchema'
import { NewUserFields, newUserSchema, toNewUser } from '@/components/password/NewUserFields'
import type { Shape } from '@/contract/types'
import { useUser, useAppDispatch } from '@/store/hooks'
import { trackSignup } from '@/store/tracking/track'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Form, SubmitButton } from '@/ui/form/Form'

type Props = { own: Shape<'FeaturedDoer'> | undefined; onClose: () => void }

const withNewUser = storySchema.concat(newUserSchema)

/** Form to submit or edit the user's story; creates an account for visitors without signing them in. */
export function StoryDialog({ own, onClose }: Props) {
  const user = useUser()
  const send = useSendStory(own)
  const [sentTo, setSentTo] = useState<string>()
  const title = own ? 'Edit my story' : 'Tell my story'
  const initial = { ...storyValues(own, user), email: '', password: '' }

  if (sentTo !== undefined)
    return (
      <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Alert kind="success" live title="Thank you">
          We’ve got your story and will review it before it goes live.
          {sentTo && ` To activate your account, look for an email to ${sentTo}.`}
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

type Story = StoryValues & { email: string; password: string }

/** Submits a story, or saves changes to the user's existing one; a visitor's story also creates their account. */
function useSendStory(own: Shape<'FeaturedDoer'> | undefined) {
  const user = useUser()
  const dispatch = useAppDispatch()
  const [create] = useCreateFeaturedDoerMutation()
  const [update] = useUpdateFeaturedDoerMutation()

  return async (values: Story) => {
    if (own) return update({ id: own.featuredDoerId, body: doerChanges(values, own) })
    const answer = await create({ body: { ...toDoer(values), ...(!user && { newUser: toNewUser(values) }) } })
    // Tracked like every other sign-up (R-TRK-08).
    if (!user && !answer.error) void dispatch(trackSignup({ premiumInCart: false, method: 'featuredDoer' }))
    const inUse = serverText(answer.error) === 'Email already in use'
    // The toast says what to do; the field error shows which address is affected.
    return inUse ? { error: { fields: { email: 'Email already in use' } } } : answer
  }
}
