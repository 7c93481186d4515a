import { api, calls } from '../client/api'

/** Errors in the app, page by page. */
export const adminLogsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'logs')
    return { listLogs: read('GET /logs', { provides: ['Log'], errorToast: 'Logs could not be retrieved' }) }
  },
})

export const { useListLogsQuery } = adminLogsApi
