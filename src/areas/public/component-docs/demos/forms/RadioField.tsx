import { RadioField } from '@/ui/form/fields/RadioField'

export const initial = { need: 'work' }

export const Demo = () => (
  <RadioField
    name="need"
    label="What do you need most?"
    asCards
    options={[
      { value: 'work', label: 'A place to work' },
      { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
    ]}
  />
)
