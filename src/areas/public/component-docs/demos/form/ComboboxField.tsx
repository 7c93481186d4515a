import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ country: 'sg' }}>
      <ComboboxField
        name="country"
        label="Country"
        options={[
          { value: 'sg', label: 'Singapore' },
          { value: 'in', label: 'India' },
          { value: 'vn', label: 'Vietnam' },
        ]}
      />
    </FieldState>
  ),
}
