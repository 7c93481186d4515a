import { api, calls } from '../client/api'

/** Named values stored by the server (O-42). A missing one (404) is not reported. */
export const stateApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'state')
    return {
      getState: read('GET /state/{scope}/{key}', { errorToast: ({ status }) => (status === 404 ? false : undefined) }),
    }
  },
})
