import { injectCalls } from '../client/api'
import { fileName, type Named } from '../client/callNotes'
import type { ApiError } from '../client/errors'
import { info } from '../client/callToasts'

// The error body of a file request is a Blob as well, so only its status is readable.
const noBatch = ({ status }: ApiError) =>
  status === 404 ? info('There are no invoices in this period') : 'Invoices could not be downloaded'

/** Invoices of members and teams, the invoice address, and PDFs. */
export const invoicesApi = injectCalls('invoices', ({ read, write }) => ({
  listUserInvoices: read('GET /invoices/{userId}', { provides: ['Invoice'] }),
  listTeamInvoices: read('GET /invoices/team/{id}', { provides: ['Invoice'] }),
  updateMyInvoiceAddress: write('PUT /invoices/me/address', {
    invalidates: ['Invoice', 'Me'],
    successToast: 'Invoice address saved',
    errorToast: 'Invoice address could not be saved',
  }),
  updateTeamInvoiceAddress: write('PUT /invoices/team/{id}/address', {
    invalidates: ['Invoice', 'Team'],
    successToast: 'Invoice address saved',
    errorToast: 'Invoice address could not be saved',
  }),
  /** Called with `[fileName]`: `pdfName(invoice)` of domain/billing/invoices. */
  getInvoicePdf: read('GET /invoices/pdf/{id}', {
    saveAs: ({ [fileName]: name }: Named) => name,
    keepUnusedFor: 0,
    errorToast: 'Invoice could not be downloaded',
  }),
  getInvoicePdfs: read('GET /invoices/pdfs/{from}/{to}', {
    saveAs: ({ from, to }) => `invoices-${from}-to-${to}.zip`,
    keepUnusedFor: 0,
    errorToast: noBatch,
  }),
}))

export const {
  useListUserInvoicesQuery,
  useListTeamInvoicesQuery,
  useUpdateMyInvoiceAddressMutation,
  useUpdateTeamInvoiceAddressMutation,
  useLazyGetInvoicePdfQuery,
  useLazyGetInvoicePdfsQuery,
} = invoicesApi
