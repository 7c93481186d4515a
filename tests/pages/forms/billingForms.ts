import { vi } from 'vitest'
import * as download from '@/lib/files/download'
import type { FormRow } from './formRow'
import { badEmail } from './wrongValues'

type Own<Keys extends keyof FormRow> = Pick<FormRow, Keys>

/** The invoice address of a member or a team. */
export const invoiceEmail = (own: Own<'name' | 'path' | 'as' | 'call'>): FormRow => ({
  ...own,
  covers: 'components/billing/InvoiceEmailForm.tsx',
  form: 'Invoice email',
  submit: 'Save invoice email',
  fill: { 'Different address for invoices': 'books@acme.example' },
  wrong: { 'Different address for invoices': badEmail },
  refused: ['altInvoiceEmail', 'Different address for invoices'],
})

/** The download of a member's or a team's invoices by date. */
export const invoicePeriod = (own: Own<'name' | 'path' | 'as'>): FormRow => ({
  ...own,
  covers: 'components/billing/InvoiceDownloads.tsx',
  // The test browser would follow the link to the file.
  first: () => void vi.spyOn(download, 'saveFile').mockReturnValue(),
  form: 'Download invoices by date',
  submit: 'Download PDFs',
  call: 'getInvoicePdfs',
  fill: { From: '2020-01-01', To: '2030-12-31' },
  required: ['From', 'To'],
  wrong: { To: ['2019-12-31', 'The end date is before the start date'] },
  refused: ['from', 'From'],
  comesBack: 'no',
})
