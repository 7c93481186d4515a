import { Form } from '@/ui/form/Form'
import { SelectField } from '@/ui/form/fields/SelectField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="SelectField" initial={{ role: '' }} onSubmit={() => undefined}>
        <SelectField
          name="role"
          label="Role"
          options={[
            { value: 'admin', label: 'Administrator' },
            { value: 'finance', label: 'Finance' },
          ]}
        />
      </Form>
    </State>
  )
}
