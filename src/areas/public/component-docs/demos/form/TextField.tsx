import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="TextField" initial={{ name: '' }} onSubmit={() => undefined}>
          <TextField name="name" label="Company" hint="As it stands in the register." />
        </Form>
      </State>
      <State name="Left to choice">
        <Form label="TextField, left to choice" initial={{ site: '' }} onSubmit={() => undefined}>
          <TextField name="site" label="Website" type="url" optional />
        </Form>
      </State>
      <State name="With a sign">
        <Form label="TextField, with a sign" initial={{ amount: '25' }} onSubmit={() => undefined}>
          <TextField name="amount" label="Amount" type="number" before="S$" />
        </Form>
      </State>
      <State name="Read only">
        <Form label="TextField, read only" initial={{ mail: 'ada@example.com' }} onSubmit={() => undefined}>
          <TextField name="mail" label="Email" readOnly />
        </Form>
      </State>
    </>
  )
}
