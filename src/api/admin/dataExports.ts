import { injectCalls } from '../client/api'

/** Export files for three partners: purchases of their solutions. */
export const dataExportsApi = injectCalls('dataExports', ({ read }) => ({
  exportAxaPurchases: read('GET /dataExports/axaPurchases/{from}/{to}', {
    saveAs: ({ from, to }) => `axa-purchases-${from}-to-${to}.csv`,
    keepUnusedFor: 0,
    errorToast: 'AXA purchases could not be exported',
  }),
  exportFullertonPurchases: read('GET /dataExports/fullertonPurchases/{from}/{to}', {
    saveAs: ({ from, to }) => `fullerton-purchases-${from}-to-${to}.csv`,
    keepUnusedFor: 0,
    errorToast: 'Fullerton purchases could not be exported',
  }),
  exportFinancioPurchases: read('GET /dataExports/financioPurchases/{from}/{to}', {
    saveAs: ({ from, to }) => `financio-purchases-${from}-to-${to}.csv`,
    keepUnusedFor: 0,
    errorToast: 'Financio purchases could not be exported',
  }),
}))

export const {
  useLazyExportAxaPurchasesQuery,
  useLazyExportFullertonPurchasesQuery,
  useLazyExportFinancioPurchasesQuery,
} = dataExportsApi
