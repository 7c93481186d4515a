import { SelectField } from '@/ui/form/fields/SelectField'

export const initial = { role: '' }

export const Demo = () => (
  <SelectField
    name="role"
    label="Role"
    options={[
      { value: 'admin', label: 'Administrator' },
      { value: 'finance', label: 'Finance' },
    ]}
  />
)
