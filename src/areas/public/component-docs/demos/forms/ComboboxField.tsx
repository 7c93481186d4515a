import { ComboboxField } from '@/ui/form/combobox/ComboboxField'

export const initial = { country: 'sg' }

export const Demo = () => (
  <ComboboxField
    name="country"
    label="Country"
    options={[
      { value: 'sg', label: 'Singapore' },
      { value: 'in', label: 'India' },
    ]}
  />
)
