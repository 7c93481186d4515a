import { useState } from 'react'
import { personSchema } from '@/components/contact/contactSchema'
import { PersonFields } from '@/components/contact/PersonFields'
import { Sent } from '@/components/contact/Sent'
import { useSender } from '@/components/contact/useSender'
import { SignInLink } from '@/components/links/SignInLink'
import { Form, SubmitButton } from '@/ui/form/Form'

type Person = { firstName: string; lastName: string; email: string }
type Props = {
  draftKey: string
  verb: string
  /** Confirmation shown after sending. */
  done: string
  send: (person: Person) => unknown
  /** Offers to sign in: members write an answer instead. */
  offerSignIn?: boolean
}

/** Name and email address, for a campaign or a landing page. */
export function PersonForm({ draftKey, verb, done, send, offerSignIn = false }: Props) {
  const { firstName, lastName, email } = useSender()
  const [sentBy, setSentBy] = useState<string>()
  if (sentBy)
    return (
      <Sent title={done} again="Add another person" onAgain={() => setSentBy(undefined)}>
        <p>We’ll be in touch at {sentBy}.</p>
      </Sent>
    )
  return (
    <Form
      label={verb}
      initial={{ firstName, lastName, email }}
      schema={personSchema}
      draftKey={draftKey}
      again
      onSubmit={send}
      onDone={(_answer, values) => setSentBy(values.email)}
    >
      {offerSignIn && (
        <p className="text-muted">
          Already a member? <SignInLink inline /> to write your answer.
        </p>
      )}
      <PersonFields />
      <SubmitButton data-track="send-microsite-form">{verb}</SubmitButton>
    </Form>
  )
}
