import { api, calls } from '../client/api'

/** Invoices of all users. */
export const adminInvoicesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'invoices')
    return {
      listInvoices: read('GET /invoices', { provides: ['Invoice'] }),
    }
  },
})

export const { useListInvoicesQuery } = adminInvoicesApi
