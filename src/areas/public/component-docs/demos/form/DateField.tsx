import { DateField } from '@/ui/form/fields/DateField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <FieldState name="Default" initial={{ day: '' }}>
      <DateField name="day" label="Date of birth" />
    </FieldState>
  )
}
