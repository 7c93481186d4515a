import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="TextAreaField" initial={{ message: 'Do you offer seats for 60 people?' }} onSubmit={() => undefined}>
        <TextAreaField name="message" label="Message" limit={200} />
      </Form>
    </State>
  )
}
