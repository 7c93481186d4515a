import { useMemo } from 'react'
import { PeriodPresets } from '@/components/PeriodPresets'
import type { Period } from '@/domain/billing/invoicePeriods'
import { dayMs } from '@/lib/dates/day'
import { DateField } from '@/ui/form/fields/DateField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { date, lastDay, object, siblingText } from '@/ui/form/rules'
import './periodForm.scss'

export type Days = { from: string; to: string }

const schemaFor = (longest: number | undefined) =>
  object({
    from: date(),
    to: lastDay().test('longest', `Please choose at most ${longest} days`, (to = '', context) => {
      const count = (Date.parse(to) - Date.parse(siblingText(context, 'from'))) / dayMs + 1
      return longest === undefined || !(count > longest)
    }),
  })

type Props = {
  /** Shown as chips: the usual periods. */
  periods: readonly Period[]
  days: Days
  onChange: (days: Days) => void
  /** How many days it may have at most. */
  longest?: number
}

/** A period of two days, both included, with the usual ones as chips. */
export function PeriodForm({ periods, days, onChange, longest }: Props) {
  const schema = useMemo(() => schemaFor(longest), [longest])
  return (
    <div className="period-form">
      <PeriodPresets periods={periods} chosen={days} onChoose={onChange} />
      {/* Another period from the URL or a chip begins the form again. */}
      <Form
        key={`${days.from} ${days.to}`}
        label="Period"
        className="period-form-days"
        initial={days}
        schema={schema}
        onSubmit={(chosen: Days) => onChange(chosen)}
      >
        <DateField name="from" label="From" />
        <DateField name="to" label="To" />
        <SubmitButton variant="outline-secondary">Show period</SubmitButton>
      </Form>
    </div>
  )
}
