import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { SelectField } from '@/ui/form/fields/SelectField'
import { FieldState } from '../../FieldState'

export const states = {
  'In one time zone': (
    <FieldState initial={{ startsAt: '2026-12-04T11:00:00.000Z' }}>
      <DateTimeField name="startsAt" label="Starts" zone="Asia/Singapore" />
    </FieldState>
  ),
  'The form asks for the time zone; the time stays': (
    <FieldState initial={{ startsAt: '2026-12-04T11:00:00.000Z', timeZone: 'Asia/Singapore' }}>
      <SelectField
        name="timeZone"
        label="Time zone"
        options={['Asia/Singapore', 'Asia/Kolkata', 'Europe/London'].map((zone) => ({ value: zone, label: zone }))}
      />
      <DateTimeField name="startsAt" label="Starts" zoneField="timeZone" />
    </FieldState>
  ),
}
