import { object } from 'yup'
import { PeriodPresets } from '@/components/PeriodPresets'
import type { Period } from '@/domain/billing/invoicePeriods'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { date, dayAfter } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'
import './periodForm.scss'

export type Days = { from: string; to: string }

const schema = object({
  from: date(),
  to: dayAfter('from', 'the first day', { orSame: true, message: 'The last day is before the first' }),
})

type Props = {
  label: string
  /** Shown as chips: the usual periods. */
  periods: readonly Period[]
  days: Days
  onChange: (days: Days) => void
  submit?: string
}

/** A period of two days, both included, with the usual ones as chips. */
export function PeriodForm({ label, periods, days, onChange, submit = 'Show period' }: Props) {
  return (
    <div className="period-form">
      <PeriodPresets periods={periods} chosen={days} onChoose={onChange} />
      {/* Another period from the URL or a chip begins the form again. */}
      <Form
        key={`${days.from} ${days.to}`}
        label={label}
        className="period-form-days"
        initial={days}
        schema={schema}
        onSubmit={(chosen: Days) => onChange(chosen)}
      >
        <DateField name="from" label="First day" />
        <DateField name="to" label="Last day" />
        <SubmitButton variant="outline-primary">{submit}</SubmitButton>
      </Form>
    </div>
  )
}
