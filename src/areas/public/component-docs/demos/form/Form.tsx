import { object, string } from 'yup'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'
import { State } from '../../State'

const required = 'This field is required'
const schema = object({ company: string().trim().required(required), email: string().trim().required(required) })

export function States() {
  return (
    <>
      <FieldState
        name="Submit it empty: the list of errors takes focus"
        initial={{ company: '', email: '' }}
        schema={schema}
      >
        <TextField name="company" label="Company" />
        <TextField name="email" label="Email" type="email" />
        <SubmitButton>Save</SubmitButton>
      </FieldState>
      <State name="The server rejects a field">
        <Form
          label="Sign up"
          initial={{ address: 'ada@example.com' }}
          onSubmit={() => Promise.reject({ fields: { address: 'This email address is already in use' } })}
        >
          <TextField name="address" label="Email" type="email" />
          <SubmitButton>Sign up</SubmitButton>
        </Form>
      </State>
    </>
  )
}
