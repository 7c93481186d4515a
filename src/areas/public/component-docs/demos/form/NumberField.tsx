import { NumberField } from '@/ui/form/fields/NumberField'
import { number, object } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/Form'
import { FieldState } from '../../FieldState'

// A number field holds the text while it isn't a number.
const percent: { percent: number | string } = { percent: 15 }
const seats: { seats: number | string } = { seats: '' }

export const states = {
  Default: (
    <FieldState initial={percent}>
      <NumberField name="percent" label="Discount" after="%" />
    </FieldState>
  ),
  'With a rule: type letters and save': (
    <FieldState initial={seats} schema={object({ seats: number({ whole: true, min: 1, max: 50 }) })}>
      <NumberField name="seats" label="Seats" whole />
      <SubmitButton>Save</SubmitButton>
    </FieldState>
  ),
}
