import { Form } from '@/ui/form/Form'
import { CheckField } from '@/ui/form/fields/CheckField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="CheckField" initial={{ news: true }} onSubmit={() => undefined}>
          <CheckField name="news" label="Send me news" hint="One mail a week." />
        </Form>
      </State>
      <State name="As a switch">
        <Form label="CheckField, as a switch" initial={{ on: false }} onSubmit={() => undefined}>
          <CheckField name="on" label="Remind me of events" asSwitch />
        </Form>
      </State>
    </>
  )
}
