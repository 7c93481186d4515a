import { api, calls } from '../client/api'

/** Everyone's invoices. */
export const adminInvoicesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'invoices')
    return {
      listInvoices: read('GET /invoices', { provides: ['Invoice'] }),
    }
  },
})

export const { useListInvoicesQuery } = adminInvoicesApi
