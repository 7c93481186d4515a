import { object } from 'yup'
import { useSendEmailToUserMutation } from '@/api/email'
import { FormDialog } from '@/ui/form/FormDialog'
import { email, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'

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
  /** A subject to begin with: `Your enquiry`. */
  subject?: string
  onClose: () => void
}

/** An email from the back office to a user. */
export function SendEmailDialog({ userId, name, subject = '', onClose }: Props) {
  const [send] = useSendEmailToUserMutation()
  return (
    <FormDialog
      title={`Email to ${name}`}
      submit="Send email"
      size="l"
      initial={{ subject, message: '', from: '' }}
      schema={schema}
      draftKey={`email-to:${userId}`}
      onSubmit={({ from, ...mail }) => send({ body: { userId, ...mail, ...(from && { from }) } })}
      onClose={onClose}
    >
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
