import { RadioField } from '@/ui/form/fields/RadioField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ need: 'work' }}>
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
  ),
  'As cards': (
    <FieldState initial={{ card: 'legal' }}>
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
  ),
}
