import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ needs: ['legal'] }}>
      <CheckGroupField
        name="needs"
        label="What do you need?"
        options={[
          { value: 'work', label: 'A place to work' },
          { value: 'legal', label: 'Legal help', hint: 'Contracts, terms, letters' },
          { value: 'health', label: 'Health cover' },
        ]}
      />
    </FieldState>
  ),
}
