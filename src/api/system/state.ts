import { injectCalls } from '../client/api'

/** Named values stored by the server (O-42). A missing one (404) is not reported. */
export const stateApi = injectCalls('state', ({ read }) => ({
  getState: read('GET /state/{scope}/{key}', { errorToast: ({ status }) => (status === 404 ? false : undefined) }),
}))
