import { useSendEmailToUserMutation } from '@/api/community/email'
import { Alert } from '@/ui/feedback/Alert'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { OpenedMessage } from './OpenedMessage'

const longest = 5000
const schema = object({
  subject: required({ max: 200 }),
  message: required({ max: longest }),
  from: email({ optional: true }),
})

type Props = {
  userId: string
  /** Name of the user in the title. */
  name: string
  /** Initial value of the subject: `Your enquiry`. */
  subject?: string
  /** What the user asked, shown above the answer. */
  question?: string | undefined
  onClose: () => void
}

/** An email from the back office to a user. */
export function SendEmailDialog({ userId, name, subject = '', question, onClose }: Props) {
  const [send] = useSendEmailToUserMutation()
  const submit = ({ from, ...mail }: { subject: string; message: string; from: string }) =>
    send({ body: { userId, ...mail, ...(from && { from }) } })
  return (
    <FormDialog
      title={`Email to ${name}`}
      submit={(_values, maybeSent) => (maybeSent ? 'Send again' : 'Send email')}
      size="l"
      initial={{ subject, message: '', from: '' }}
      schema={schema}
      draftKey={`email-to:${userId}`}
      doubt={
        <Alert kind="warning" title="We don’t know if this email was sent">
          If you send it again, {name} may get it twice.
        </Alert>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <OpenedMessage>{question}</OpenedMessage>
      <TextField name="subject" label="Subject" autoComplete="off" />
      <TextAreaField name="message" label="Message" rows={8} limit={longest} />
      <TextField
        name="from"
        label="Reply address"
        hint="Replies go here. Leave blank to use our support address."
        type="email"
        autoComplete="off"
        optional
      />
    </FormDialog>
  )
}
