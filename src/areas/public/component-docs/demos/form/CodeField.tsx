import { Form } from '@/ui/form/Form'
import { CodeField } from '@/ui/form/fields/CodeField'
import { State } from '../../State'

export function States() {
  return (
    <State name="Usual">
      <Form label="CodeField" initial={{ code: '4829' }} onSubmit={() => undefined}>
        <CodeField name="code" label="Code" hint="The six digits that we have sent to you." />
      </Form>
    </State>
  )
}
