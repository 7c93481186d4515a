import { Form } from '@/ui/form/Form'
import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'
import { State } from '../../State'

const benefits = ['Accounting', 'Design', 'Hot desk', 'Insurance', 'Legal advice'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export function States() {
  return (
    <State name="Usual">
      <Form label="MultiSelectField" initial={{ benefits: ['design'] }} onSubmit={() => undefined}>
        <MultiSelectField name="benefits" label="Benefits" options={benefits} />
      </Form>
    </State>
  )
}
