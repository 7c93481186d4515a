import { useState } from 'react'
import { StoryFields } from '@/components/doers/StoryFields'
import { storySchema, storyValues } from '@/components/doers/storySchema'
import { NewUserFields, newUserSchema } from '@/components/password/NewUserFields'
import type { Shape } from '@/contract/types'
import { useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useSendStory } from './useSendStory'

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
