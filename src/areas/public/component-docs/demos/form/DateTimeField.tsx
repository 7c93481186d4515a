import { Form } from '@/ui/form/Form'
import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { SelectField } from '@/ui/form/fields/SelectField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="In one zone">
        <Form label="DateTimeField" initial={{ startsAt: '2026-12-04T11:00:00.000Z' }} onSubmit={() => undefined}>
          <DateTimeField name="startsAt" label="Starts" zone="Asia/Singapore" />
        </Form>
      </State>
      <State name="The form asks for the zone: the clock time stays">
        <Form
          label="Event times"
          initial={{ startsAt: '2026-12-04T11:00:00.000Z', timeZone: 'Asia/Singapore' }}
          onSubmit={() => undefined}
        >
          <SelectField
            name="timeZone"
            label="Time zone"
            options={['Asia/Singapore', 'Asia/Kolkata', 'Europe/London'].map((zone) => ({ value: zone, label: zone }))}
          />
          <DateTimeField name="startsAt" label="Starts" zoneField="timeZone" />
        </Form>
      </State>
    </>
  )
}
