import { api, calls } from './client/api'

/** Named values that the server keeps (O-42). A missing one (404) is told to nobody. */
export const stateApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'state')
    return {
      getState: read('GET /state/{scope}/{key}', { errorToast: ({ status }) => (status === 404 ? false : undefined) }),
    }
  },
})

export const { useGetStateQuery } = stateApi
