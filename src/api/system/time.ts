import { injectCalls } from '../client/api'

/** The server's time, for what depends on the day; without an answer the device's clock has to do, or the payment stops. */
export const timeApi = injectCalls('time', ({ read }) => ({
  getTime: read('GET /time', { keepUnusedFor: 0, silent: true }),
}))

export const { useGetTimeQuery } = timeApi
