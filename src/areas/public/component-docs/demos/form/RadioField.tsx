import { RadioField } from '@/ui/form/fields/RadioField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Default" initial={{ need: 'work' }}>
        <RadioField
          name="need"
          label="What do you need most?"
          options={[
            { value: 'work', label: 'A place to work' },
            { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
            { value: 'health', label: 'Health cover' },
          ]}
        />
      </FieldState>
      <FieldState name="As cards" initial={{ card: 'legal' }}>
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
      </FieldState>
    </>
  )
}
