import { describe, expect, it } from 'vitest'
import {
  accountantFileName,
  accountantHeader,
  accountantRows,
  inPeriod,
  invoiceState,
  pdfName,
} from '@/domain/billing/invoices'
import type { Invoice } from '@/contract/types'

const invoice: Invoice = {
  invoiceId: 'inv-481',
  number: 'DC-2026-000481',
  date: '2026-03-02',
  amount: 89,
  gst: 7.35,
  currency: 'SGD',
  status: 'PAID',
  description: 'Premium Membership, Annual',
  orderId: 'o-5001',
  userName: 'Mei Tan',
  userEmail: 'mei.tan@example.com',
  teamName: null,
  pdfName: 'DC-2026-000481.pdf',
}
const cell = (row: Invoice, column: string) => accountantRows([row])[0]?.[accountantHeader.indexOf(column)]

describe('an open invoice', () => {
  it.each([
    ['2026-03-02', 'OPEN'],
    ['2026-03-01', 'OVERDUE'],
    [null, 'OPEN'],
    ['soon', 'OPEN'],
  ])('due on %s is %s on 02/03/2026', (dueDate, state) => {
    expect(invoiceState({ status: 'OPEN', dueDate }, '2026-03-02')).toBe(state)
  })

  it('is open while today is not known, and what is paid is not overdue', () => {
    expect(invoiceState({ status: 'OPEN', dueDate: '2026-03-01' }, undefined)).toBe('OPEN')
    expect(invoiceState({ status: 'PAID', dueDate: '2026-03-01' }, '2026-03-02')).toBe('PAID')
  })
})

describe('the export for accountants', () => {
  it('has a cell for every column', () => {
    expect(accountantRows([invoice])[0]).toHaveLength(accountantHeader.length)
    expect(cell(invoice, 'Date')).toBe('02/03/2026')
    expect(cell(invoice, 'Order id')).toBe('o-5001')
    expect(cell(invoice, 'PDF file')).toBe('DC-2026-000481.pdf')
  })

  it('splits the total into net and GST, as plain numbers', () => {
    expect(['Net (SGD)', 'GST (SGD)', 'Total (SGD)', 'Paid (SGD)'].map((column) => cell(invoice, column))).toEqual([
      81.65, 7.35, 89, 89,
    ])
    const { gst: _gst, ...withoutGst } = invoice
    expect(['Net (SGD)', 'GST (SGD)', 'Total (SGD)'].map((column) => cell(withoutGst, column))).toEqual([
      null,
      null,
      89,
    ])
  })

  it.each(['VOID', 'OPEN', 'REFUNDED'] as const)('counts nothing as paid for a %s invoice', (status) => {
    expect(cell({ ...invoice, status }, 'Paid (SGD)')).toBe(0)
    expect(cell({ ...invoice, status }, 'Total (SGD)')).toBe(89)
  })

  it('names the files', () => {
    expect(accountantFileName('2026-01-01', '2026-03-31', 27)).toBe(
      'invoices-from-2026-01-01-to-2026-03-31-27-rows.csv',
    )
    expect(accountantFileName('', '', 1)).toBe('invoices-1-row.csv')
    expect(pdfName({ number: 'DC-1' })).toBe('DC-1.pdf')
    expect(pdfName({ number: 'DC-1', pdfName: 'x.exe' })).toBe('DC-1.pdf')
  })

  it('includes both ends of a period', () => {
    expect([
      inPeriod('2026-03-02', '2026-03-02', '2026-03-02'),
      inPeriod('2026-03-01', '2026-03-02', ''),
      inPeriod('2026-03-02', '', ''),
      inPeriod('2026-03-02T08:00:00Z', '', '2026-03-02'),
      inPeriod('soon', '', ''),
      inPeriod('0001-01-01', '', '2026-03-02'),
    ]).toEqual([true, false, true, true, undefined, undefined])
  })
})
