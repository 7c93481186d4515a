import { useState } from 'react'
import { useSendContactUsReferralEmailMutation } from '@/api/community/email'
import { Alert } from '@/ui/feedback/Alert'
import { Card } from '@/ui/layout/Card'
import { Form, SubmitButton } from '@/ui/form/Form'
import { email, object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const limit = 2000
const schema = object({
  from: email(),
  message: required({ max: limit }),
})

/** Message form for questions about a missing referral or points. */
export function AskForm({ email: address = '' }: { email: string | undefined }) {
  const [send] = useSendContactUsReferralEmailMutation()
  const [sent, setSent] = useState(false)
  return (
    <Card title="Missing a referral?">
      <p>Tell us who you invited and when, and we’ll look into it.</p>
      {sent && (
        <Alert kind="success" live title="Your message has been sent">
          We’ll reply by email.
        </Alert>
      )}
      <Form
        key={address}
        label="Ask about a referral"
        initial={{ from: address, message: '' }}
        schema={schema}
        draftKey="referral-message"
        again
        onSubmit={(body) => send({ body })}
        onDone={() => setSent(true)}
      >
        <TextField name="from" label="Your email address" type="email" autoComplete="email" />
        <TextAreaField name="message" label="Message" rows={4} limit={limit} />
        <SubmitButton variant="outline-primary">Send message</SubmitButton>
      </Form>
    </Card>
  )
}
