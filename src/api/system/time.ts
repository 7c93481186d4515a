import { injectCalls } from '../client/api'

/** The server's time: amounts that depend on the day use it instead of the device's clock. */
export const timeApi = injectCalls('time', ({ read }) => ({
  getTime: read('GET /time', { keepUnusedFor: 0, errorToast: 'The server’s time could not be read' }),
}))

export const { useGetTimeQuery } = timeApi
