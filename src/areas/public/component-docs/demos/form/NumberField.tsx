import { object } from 'yup'
import { Form } from '@/ui/form/Form'
import { NumberField } from '@/ui/form/fields/NumberField'
import { number } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { State } from '../../State'

// A number field holds the text while it isn't a number.
const percent: { percent: number | string } = { percent: 15 }
const seats: { seats: number | string } = { seats: '' }

export function States() {
  return (
    <>
      <State name="Usual">
        <Form label="NumberField" initial={percent} onSubmit={() => undefined}>
          <NumberField name="percent" label="Discount" after="%" />
        </Form>
      </State>
      <State name="With a rule: type letters and save">
        <Form
          label="Seats"
          initial={seats}
          schema={object({ seats: number({ whole: true, min: 1, max: 50 }) })}
          onSubmit={() => undefined}
        >
          <NumberField name="seats" label="Seats" whole />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </State>
    </>
  )
}
