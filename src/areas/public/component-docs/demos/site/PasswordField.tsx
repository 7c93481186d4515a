import { PasswordField } from '@/components/password/PasswordField'
import { Form } from '@/ui/form/Form'
import { State } from '../../State'

export function States() {
  return (
    <State name="Present and new">
      <Form label="Password" initial={{ now: '', next: '' }} onSubmit={() => undefined}>
        <PasswordField name="now" label="Password" kind="current" />
        <PasswordField name="next" label="New password" kind="new" />
      </Form>
    </State>
  )
}
