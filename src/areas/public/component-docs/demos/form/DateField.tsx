import { Form } from '@/ui/form/Form'
import { DateField } from '@/ui/form/fields/DateField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="DateField" initial={{ day: '' }} onSubmit={() => undefined}>
          <DateField name="day" label="Date of birth" />
        </Form>
      </State>
      <State name="With an hour">
        <Form label="DateField, with an hour" initial={{ start: '' }} onSubmit={() => undefined}>
          <DateField name="start" label="Start" type="datetime-local" />
        </Form>
      </State>
    </>
  )
}
