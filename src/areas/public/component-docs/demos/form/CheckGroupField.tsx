import { Form } from '@/ui/form/Form'
import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="CheckGroupField" initial={{ needs: ['legal'] }} onSubmit={() => undefined}>
        <CheckGroupField
          name="needs"
          label="What do you need?"
          options={[
            { value: 'work', label: 'A place to work' },
            { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
            { value: 'health', label: 'Health cover' },
          ]}
        />
      </Form>
    </State>
  )
}
