import { useState } from 'react'
import {
  useLazyExportAxaPurchasesQuery,
  useLazyExportFinancioPurchasesQuery,
  useLazyExportFullertonPurchasesQuery,
} from '@/api/admin/dataExports'
import { FieldGroup } from '@/components/admin/layout/FieldGroup'
import { PeriodPresets } from '@/components/PeriodPresets'
import { useServerNow } from '@/components/useServerNow'
import { invoicePeriods } from '@/domain/billing/invoicePeriods'
import { DateField } from '@/ui/form/fields/DateField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/fields/RadioField'
import { date, lastDay, object, oneOf } from '@/ui/form/rules'
import { Page } from '@/ui/layout/Page'

const partners = [
  { value: 'axa', label: 'AXA', hint: 'Group health insurance' },
  { value: 'fullerton', label: 'Fullerton', hint: 'Telehealth' },
  { value: 'financio', label: 'Financio', hint: 'Bookkeeping, payroll and tax' },
] as const
type Partner = (typeof partners)[number]['value']
type Fields = { partner: Partner; from: string; to: string }

const schema = object({
  partner: oneOf(partners.map(({ value }) => value)),
  from: date(),
  to: lastDay(),
})

/** Purchases of three partners’ solutions in a period, as CSV files; progress and Cancel are in the task tray. */
export default function DataExports() {
  const [axa] = useLazyExportAxaPurchasesQuery()
  const [fullerton] = useLazyExportFullertonPurchasesQuery()
  const [financio] = useLazyExportFinancioPurchasesQuery()
  const exports = { axa, fullerton, financio }
  const periods = invoicePeriods(useServerNow())
  const lastMonth = periods.find(({ id }) => id === 'lastMonth')
  const [saved, setSaved] = useState('')
  const initial: Fields = { partner: 'axa', from: lastMonth?.from ?? '', to: lastMonth?.to ?? '' }
  return (
    <Page title="Data exports" lead="Member purchases from a partner, with contact details, as a CSV file.">
      <Form
        label="Purchases by date"
        initial={initial}
        schema={schema}
        draftKey="data-export"
        onSubmit={({ partner, from, to }) => {
          setSaved('')
          return exports[partner]({ from, to })
        }}
        onDone={(_answer, { partner, from, to }) =>
          setSaved(`${partner}-purchases-${from}-to-${to}.csv has been saved.`)
        }
      >
        {({ values, setValues }) => (
          <>
            <FieldGroup title="What to export" lead="Only send the file to the partner you choose.">
              <RadioField name="partner" label="Partner" options={partners} asCards />
            </FieldGroup>
            <FieldGroup title="Period" lead="Both days included, in Singapore time.">
              <PeriodPresets
                periods={periods}
                chosen={values}
                onChoose={(days) => void setValues({ ...values, ...days })}
              />
              <div className="field-pair">
                <DateField name="from" label="From" />
                <DateField name="to" label="To" />
              </div>
              <p role="status" className={saved ? 'text-success' : 'visually-hidden'}>
                {saved}
              </p>
              <SubmitButton>Export purchases</SubmitButton>
            </FieldGroup>
          </>
        )}
      </Form>
    </Page>
  )
}
