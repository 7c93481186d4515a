import { useState } from 'react'
import { personName } from '@/domain/account/personName'
import { useNominateFeaturedDoerMutation } from '@/api/community/featuredDoers'
import { filled } from '@/components/doers/storySchema'
import { useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object, required, text, url } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({
  firstName: required(),
  lastName: required(),
  email: email(),
  businessName: text(),
  reason: required({ max: 2000 }),
  link: url({ optional: true }),
  nominatorName: text(),
  nominatorEmail: email({ optional: true }),
})

type Values = Record<
  'firstName' | 'lastName' | 'email' | 'businessName' | 'reason' | 'link' | 'nominatorName' | 'nominatorEmail',
  string
>

const toNomination = ({ firstName, lastName, email, reason, ...more }: Values) => ({
  ...{ firstName, lastName, email, reason },
  ...filled(more),
})

export function NominateDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const [send] = useNominateFeaturedDoerMutation()
  const [done, setDone] = useState<string>()
  const initial = {
    firstName: '',
    lastName: '',
    email: '',
    businessName: '',
    reason: '',
    link: '',
    nominatorName: personName({ firstName: user?.firstName, lastName: user?.lastName }),
    nominatorEmail: user?.email ?? '',
  }
  if (done)
    return (
      <Dialog title="Nominate someone" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Alert kind="success" live title="Thank you">
          Thanks for nominating {done}.
        </Alert>
      </Dialog>
    )
  return (
    <FormDialog
      title="Nominate someone"
      size="l"
      submit="Send nomination"
      data-track="send-nomination"
      onClose={onClose}
      initial={initial}
      schema={schema}
      draftKey="nomination"
      onSubmit={(values) => send({ body: toNomination(values) })}
      onDone={(_answer, { firstName, lastName }) => setDone(`${firstName} ${lastName}`)}
    >
      <div className="field-pair">
        <TextField name="firstName" label="Their first name" />
        <TextField name="lastName" label="Their last name" />
      </div>
      <TextField name="email" label="Their email address" type="email" />
      <TextField name="businessName" label="Their business" optional />
      <TextAreaField name="reason" label="Why should we feature them?" limit={2000} />
      <TextField name="link" label="Link" type="url" optional hint="A website or profile" />
      <div className="field-pair">
        <TextField name="nominatorName" label="Your name" optional autoComplete="name" />
        <TextField name="nominatorEmail" label="Your email address" type="email" optional autoComplete="email" />
      </div>
    </FormDialog>
  )
}
