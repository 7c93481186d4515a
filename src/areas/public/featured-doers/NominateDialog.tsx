import { useState } from 'react'
import { object, string } from 'yup'
import { useNominateFeaturedDoerMutation } from '@/api/featuredDoers'
import { isEmail } from '@/lib/emailAddress'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { filled, webAddress } from './doerSchema'

const required = 'This field is required'
const badEmail = 'Please enter a valid email'
const schema = object({
  firstName: string().trim().required(required),
  lastName: string().trim().required(required),
  email: string()
    .trim()
    .required(required)
    .test('email', badEmail, (text) => isEmail(text)),
  businessName: string().trim(),
  reason: string().trim().required(required).max(2000, 'Please use at most 2000 characters'),
  link: webAddress,
  nominatorName: string().trim(),
  nominatorEmail: string()
    .trim()
    .test('email', badEmail, (text) => !text || isEmail(text)),
})

type Values = Record<
  'firstName' | 'lastName' | 'email' | 'businessName' | 'reason' | 'link' | 'nominatorName' | 'nominatorEmail',
  string
>

const toNomination = ({ firstName, lastName, email, reason, ...more }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  reason: reason.trim(),
  ...filled(more),
})

/** Proposes somebody as a featured doer. */
export function NominateDialog({ onClose }: { onClose: () => void }) {
  const user = useAppSelector(selectUser)
  const [send] = useNominateFeaturedDoerMutation()
  const [done, setDone] = useState<string>()
  const initial = {
    firstName: '',
    lastName: '',
    email: '',
    businessName: '',
    reason: '',
    link: '',
    nominatorName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    nominatorEmail: user?.email ?? '',
  }
  if (done)
    return (
      <Dialog title="Nominate somebody" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Alert kind="success" live title="Thank you">
          We have your nomination of {done} and write to them.
        </Alert>
      </Dialog>
    )
  return (
    <Dialog title="Nominate somebody" size="l" onClose={onClose}>
      <Form
        label="Nominate somebody"
        initial={initial}
        schema={schema}
        draftKey="nomination"
        onSubmit={(values) => send({ body: toNomination(values) })}
        onDone={(_answer, { firstName, lastName }) => setDone(`${firstName.trim()} ${lastName.trim()}`)}
      >
        <div className="field-pair">
          <TextField name="firstName" label="Their first name" />
          <TextField name="lastName" label="Their last name" />
        </div>
        <TextField name="email" label="Their e-mail" type="email" />
        <TextField name="businessName" label="Their business" optional />
        <TextAreaField name="reason" label="Why should others read about them?" limit={2000} />
        <TextField name="link" label="Link" type="url" optional hint="A site or a profile, beginning with https://" />
        <div className="field-pair">
          <TextField name="nominatorName" label="Your name" optional autoComplete="name" />
          <TextField name="nominatorEmail" label="Your e-mail" type="email" optional autoComplete="email" />
        </div>
        <SubmitButton data-track="send-nomination">Send nomination</SubmitButton>
      </Form>
    </Dialog>
  )
}
