import { SelectField } from '@/ui/form/fields/SelectField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <FieldState name="Default" initial={{ role: '' }}>
      <SelectField
        name="role"
        label="Role"
        options={[
          { value: 'admin', label: 'Administrator' },
          { value: 'finance', label: 'Finance' },
        ]}
      />
    </FieldState>
  )
}
