import { injectCalls } from '../client/api'

/** Invoices of all users. */
export const adminInvoicesApi = injectCalls('invoices', ({ read }) => ({
  listInvoices: read('GET /invoices', { provides: ['Invoice'] }),
}))

export const { useListInvoicesQuery } = adminInvoicesApi
