import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'
import { FieldState } from '../../FieldState'

const benefits = ['Accounting', 'Design', 'Hot desk', 'Insurance', 'Legal advice'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export const states = {
  Default: (
    <FieldState initial={{ benefits: ['design'] }}>
      <MultiSelectField name="benefits" label="Benefits" options={benefits} />
    </FieldState>
  ),
}
