import { useState } from 'react'
import { object } from 'yup'
import { useCreateCampaignResponseMutation } from '@/api/community/campaigns'
import { longestMessage, messageText } from '@/components/contact/contactSchema'
import { Sent } from '@/components/contact/Sent'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'

const schema = object({ responseText: messageText })

/** Free-text response of a member to a campaign. */
export function MemberAnswer({ campaignId, userId }: { campaignId: string; userId: string }) {
  const [respond] = useCreateCampaignResponseMutation()
  const [sent, setSent] = useState(false)
  if (sent) return <Sent title="Thanks for your answer" again="Add another answer" onAgain={() => setSent(false)} />
  return (
    <Form
      label="Your answer"
      initial={{ responseText: '' }}
      schema={schema}
      draftKey={`campaign-answer-${campaignId}`}
      again
      onSubmit={({ responseText }) => respond({ id: campaignId, body: { responseText: responseText.trim(), userId } })}
      onDone={() => setSent(true)}
    >
      <TextAreaField name="responseText" label="Your answer" rows={6} limit={longestMessage} />
      <SubmitButton data-track="send-campaign-answer">Send answer</SubmitButton>
    </Form>
  )
}
