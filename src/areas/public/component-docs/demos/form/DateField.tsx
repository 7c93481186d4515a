import { DateField } from '@/ui/form/fields/DateField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ day: '' }}>
      <DateField name="day" label="Date of birth" />
    </FieldState>
  ),
}
