import { useState } from 'react'
import { object } from 'yup'
import { useSendEmailToUsMutation, useSendContactUsReferralEmailMutation } from '@/api/community/email'
import { emailText, lineText, longestMessage, messageText } from '@/components/contact/contactSchema'
import { Sent } from '@/components/contact/Sent'
import { useSender } from '@/components/contact/useSender'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const messageSchema = object({ from: emailText, subject: lineText, message: messageText })

/** Message form to support; a failure keeps the values (R-ERR-17). */
export function MessageForm() {
  const { email } = useSender()
  const [send] = useSendEmailToUsMutation()
  const [sentBy, setSentBy] = useState<string>()
  if (sentBy)
    return (
      <Sent title="Message sent" again="Send another message" onAgain={() => setSentBy(undefined)}>
        <p>We’ll reply to {sentBy}.</p>
      </Sent>
    )
  return (
    <Form
      label="Message to us"
      initial={{ from: email, subject: '', message: '' }}
      schema={messageSchema}
      draftKey="contact"
      onSubmit={(values) => send({ body: { ...values, to: 'support' } })}
      onDone={(_answer, { from }) => setSentBy(from)}
    >
      <TextField
        name="from"
        label="Email address"
        type="email"
        autoComplete="email"
        hint="We’ll reply to this address."
      />
      <TextField name="subject" label="Subject" />
      <TextAreaField name="message" label="Message" rows={8} limit={longestMessage} />
      <SubmitButton data-track="send-message">Send message</SubmitButton>
    </Form>
  )
}

const referralSchema = object({ from: emailText, message: messageText })

/** Question form about Refer & Earn. */
export function ReferralForm() {
  const { email } = useSender()
  const [send] = useSendContactUsReferralEmailMutation()
  const [sentBy, setSentBy] = useState<string>()
  if (sentBy)
    return (
      <Sent title="Question sent" again="Ask another question" onAgain={() => setSentBy(undefined)}>
        <p>We’ll look up your referrals and reply to {sentBy}.</p>
      </Sent>
    )
  return (
    <Form
      label="Question about Refer & Earn"
      initial={{ from: email, message: '' }}
      schema={referralSchema}
      draftKey="contact-referrals"
      onSubmit={(body) => send({ body })}
      onDone={(_answer, { from }) => setSentBy(from)}
    >
      <TextField
        name="from"
        label="Email address"
        type="email"
        autoComplete="email"
        hint="Use your account email so we can find your referrals."
      />
      <TextAreaField
        name="message"
        label="Your question"
        rows={6}
        limit={longestMessage}
        hint="Missing a referral? Tell us who you invited and when."
      />
      <SubmitButton data-track="send-referral-question">Send question</SubmitButton>
    </Form>
  )
}
