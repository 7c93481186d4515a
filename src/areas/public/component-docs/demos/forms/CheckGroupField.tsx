import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'

export const initial = { needs: ['legal'] }

export const Demo = () => (
  <CheckGroupField
    name="needs"
    label="What do you need?"
    options={[
      { value: 'work', label: 'A place to work' },
      { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
    ]}
  />
)
