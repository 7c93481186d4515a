import { DateField } from '@/ui/form/fields/DateField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Usual" initial={{ day: '' }}>
        <DateField name="day" label="Date of birth" />
      </FieldState>
      <FieldState name="With an hour" initial={{ start: '' }}>
        <DateField name="start" label="Start" type="datetime-local" />
      </FieldState>
    </>
  )
}
