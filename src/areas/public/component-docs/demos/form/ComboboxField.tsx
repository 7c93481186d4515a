import { Form } from '@/ui/form/Form'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="ComboboxField" initial={{ country: 'sg' }} onSubmit={() => undefined}>
        <ComboboxField
          name="country"
          label="Country"
          options={[
            { value: 'sg', label: 'Singapore' },
            { value: 'in', label: 'India' },
            { value: 'vn', label: 'Vietnam' },
          ]}
        />
      </Form>
    </State>
  )
}
