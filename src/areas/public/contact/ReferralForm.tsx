import { useState } from 'react'
import { object } from 'yup'
import { useSendContactUsReferralEmailMutation } from '@/api/email'
import { emailText, longestMessage, messageText } from '@/components/contact/contactSchema'
import { Sent } from '@/components/contact/Sent'
import { useSender } from '@/components/contact/useSender'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'

const schema = object({ from: emailText, message: messageText })

/** Question form about Refer & Earn. */
export function ReferralForm() {
  const { email } = useSender()
  const [send] = useSendContactUsReferralEmailMutation()
  const [sentBy, setSentBy] = useState<string>()
  if (sentBy)
    return (
      <Sent title="Your question is on its way" again="Ask another question" onAgain={() => setSentBy(undefined)}>
        <p>We look up your referrals and answer to {sentBy}.</p>
      </Sent>
    )
  return (
    <Form
      label="Question about Refer & Earn"
      initial={{ from: email, message: '' }}
      schema={schema}
      draftKey="contact-referrals"
      onSubmit={(body) => send({ body })}
      onDone={(_answer, { from }) => setSentBy(from)}
    >
      <TextField
        name="from"
        label="Your e-mail"
        type="email"
        autoComplete="email"
        hint="The one of your account, so that we find your referrals."
      />
      <TextAreaField
        name="message"
        label="Your question"
        rows={6}
        limit={longestMessage}
        hint="A referral that is not counted? Tell us whom you invited and when."
      />
      <SubmitButton data-track="send-referral-question">Send question</SubmitButton>
    </Form>
  )
}
