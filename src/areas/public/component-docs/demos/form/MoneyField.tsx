import { object } from 'yup'
import { Form } from '@/ui/form/Form'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { money } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { State } from '../../State'

// A number field holds the text while it isn't a number.
const price: { price: number | string } = { price: 9900 }
const amount: { amount: number | string } = { amount: '' }

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="MoneyField" initial={price} onSubmit={() => undefined}>
          <MoneyField name="price" label="Price" />
        </Form>
      </State>
      <State name="With a rule: type letters and save">
        <Form
          label="Amount"
          initial={amount}
          schema={object({ amount: money({ min: 100 }) })}
          onSubmit={() => undefined}
        >
          <MoneyField name="amount" label="Amount" hint="12, 12.5 or 1,200.00" />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </State>
    </>
  )
}
