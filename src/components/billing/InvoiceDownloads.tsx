import { useState } from 'react'
import { FileEarmarkSpreadsheet, FileZip } from 'react-bootstrap-icons'
import { useLazyGetInvoicePdfsQuery } from '@/api/commerce/invoices'
import { PeriodPresets } from '@/components/PeriodPresets'
import { useServerNow } from '@/components/useServerNow'
import type { Invoice } from '@/contract/types'
import { invoicePeriods } from '@/domain/billing/invoicePeriods'
import { accountantFileName, accountantHeader, accountantRows, inPeriod, paidAmount } from '@/domain/billing/invoices'
import { countOf } from '@/lib/money/counts'
import { csvFile } from '@/lib/files/csv'
import { saveFile } from '@/lib/files/download'
import { formatSgd } from '@/lib/money/money'
import { sumOf } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { DateField } from '@/ui/form/fields/DateField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { date, lastDay, object } from '@/ui/form/rules'

type Days = { from: string; to: string }

const schema = object({
  from: date(),
  to: lastDay(),
})

type Props = {
  invoices: readonly Invoice[]
  /** The archive may contain more than this list: the server includes every invoice that the caller may read. */
  note?: string | undefined
}

/** All invoices of a period: PDFs in one archive with progress and Cancel, and a table for accounting. */
export function InvoiceDownloads({ invoices, note }: Props) {
  const [download] = useLazyGetInvoicePdfsQuery()
  const periods = invoicePeriods(useServerNow())
  const [message, setMessage] = useState('')
  const { from = '', to = '' } = periods.find(({ id }) => id === 'year') ?? {}
  return (
    <Card title="Download invoices by date">
      <Form
        label="Download invoices by date"
        initial={{ from, to }}
        schema={schema}
        onSubmit={(days: Days) => {
          setMessage('')
          return download(days)
        }}
        onDone={() => setMessage('ZIP downloaded.')}
      >
        {({ values, setValues }) => (
          <>
            <PeriodPresets periods={periods} chosen={values} onChoose={(days) => void setValues(days)} />
            <div className="field-pair">
              <DateField name="from" label="From" />
              <DateField name="to" label="To" />
            </div>
            <Chosen invoices={invoices} days={values} note={note} />
            <p role="status" className={message ? 'text-success' : 'visually-hidden'}>
              {message}
            </p>
          </>
        )}
      </Form>
    </Card>
  )
}

/** The number of invoices in the period, and the two downloads. */
function Chosen({ invoices, days: { from, to }, note }: Props & { days: Days }) {
  const found = invoices.filter(({ date }) => inPeriod(date, from, to))
  const amounts = found.map(paidAmount)
  const undated = invoices.filter(({ date }) => inPeriod(date, from, to) === undefined).length
  const paid = found.length + undated === 0 ? 0 : sumOf(amounts)
  const unknown = amounts.filter((cents) => cents === undefined).length
  const count = countOf(found.length, 'invoice')
  const none =
    found.length > 0
      ? undefined
      : undated > 0
        ? 'No invoice with a date is in this period'
        : 'There are no invoices in this period'
  const saveCsv = () =>
    saveFile(csvFile(accountantHeader, accountantRows(found)), accountantFileName(from, to, found.length))
  return (
    <>
      <p className="num" aria-live="polite">
        {[
          count,
          paid !== undefined && `${formatSgd(paid)} paid`,
          unknown > 0 && `${unknown} without a known status`,
          undated > 0 && `${undated} left out without a date`,
        ]
          .filter(Boolean)
          .join(', ')}
        . {note && <span className="text-muted">{note}</span>}
      </p>
      <div className="actions">
        <SubmitButton icon={<FileZip aria-hidden />} {...(none && !undated && !note && { why: none })}>
          Download PDFs
        </SubmitButton>
        <Button variant="outline-secondary" icon={<FileEarmarkSpreadsheet aria-hidden />} why={none} onClick={saveCsv}>
          Accountant’s CSV
        </Button>
      </div>
    </>
  )
}
