import { injectCalls } from '../client/api'

/** Errors in the app, page by page. */
export const adminLogsApi = injectCalls('logs', ({ read }) => ({
  listLogs: read('GET /logs', { provides: ['Log'], errorToast: 'Logs could not be retrieved' }),
}))

export const { useListLogsQuery } = adminLogsApi
