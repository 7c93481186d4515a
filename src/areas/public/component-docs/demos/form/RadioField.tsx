import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/fields/RadioField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="RadioField" initial={{ need: 'work' }} onSubmit={() => undefined}>
          <RadioField
            name="need"
            label="What do you need most?"
            options={[
              { value: 'work', label: 'A place to work' },
              { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
              { value: 'health', label: 'Health cover' },
            ]}
          />
        </Form>
      </State>
      <State name="As cards">
        <Form label="RadioField, as cards" initial={{ card: 'legal' }} onSubmit={() => undefined}>
          <RadioField
            name="card"
            label="What do you need first?"
            asCards
            options={[
              { value: 'work', label: 'A place to work' },
              { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
              { value: 'health', label: 'Health cover' },
            ]}
          />
        </Form>
      </State>
    </>
  )
}
