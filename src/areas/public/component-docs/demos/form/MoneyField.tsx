import { MoneyField } from '@/ui/form/fields/MoneyField'
import { money, object } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/Form'
import { FieldState } from '../../FieldState'

// A number field holds the text while it isn't a number.
const price: { price: number | string } = { price: 9900 }
const amount: { amount: number | string } = { amount: '' }

export const states = {
  Default: (
    <FieldState initial={price}>
      <MoneyField name="price" label="Price" />
    </FieldState>
  ),
  'With a rule: type letters and save': (
    <FieldState initial={amount} schema={object({ amount: money({ min: 100 }) })}>
      <MoneyField name="amount" label="Amount" hint="12, 12.5 or 1,200.00" />
      <SubmitButton>Save</SubmitButton>
    </FieldState>
  ),
}
