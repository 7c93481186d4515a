import { SelectField } from '@/ui/form/fields/SelectField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ role: '' }}>
      <SelectField
        name="role"
        label="Role"
        options={[
          { value: 'admin', label: 'Administrator' },
          { value: 'finance', label: 'Finance' },
        ]}
      />
    </FieldState>
  ),
}
