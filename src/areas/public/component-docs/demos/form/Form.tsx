import { object, string } from 'yup'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'

const required = 'This field is required'
const schema = object({ company: string().trim().required(required), email: string().trim().required(required) })

export const states = {
  'Submit it empty: the list of errors takes focus': (
    <FieldState initial={{ company: '', email: '' }} schema={schema}>
      <TextField name="company" label="Company" />
      <TextField name="email" label="Email" type="email" />
      <SubmitButton>Save</SubmitButton>
    </FieldState>
  ),
  'The server rejects a field': (
    <Form
      label="Sign up"
      initial={{ address: 'ada@example.com' }}
      onSubmit={() => Promise.reject({ fields: { address: 'This email address is already in use' } })}
    >
      <TextField name="address" label="Email" type="email" />
      <SubmitButton>Sign up</SubmitButton>
    </Form>
  ),
}
