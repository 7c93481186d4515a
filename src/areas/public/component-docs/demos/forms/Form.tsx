import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { email, object, required } from '@/ui/form/rules'

const schema = object({ company: required({ max: 100 }), email: email() })
const reject = () => Promise.reject({ fields: { email: 'This email address is already in use' } })

/** Submitted empty, the list of errors takes focus; otherwise the server rejects the email address. */
export const Demo = () => (
  <Form label="Sign up" initial={{ company: '', email: '' }} schema={schema} onSubmit={reject}>
    <TextField name="company" label="Company" />
    <TextField name="email" label="Email" type="email" />
    <SubmitButton>Sign up</SubmitButton>
  </Form>
)
