import { api, calls } from '../client/api'

export const activeAccountApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'activeAccount')
    return {
      // Only the read is silent (O-04); without a record it returns 404.
      getActiveAccount: read('GET /activeAccount/me', { provides: ['ActiveAccount'], silent: true }),
      createActiveAccount: write('POST /activeAccount/me', {
        invalidates: ['ActiveAccount'],
        errorToast: 'Active account could not be created',
      }),
      updateActiveAccount: write('PUT /activeAccount/me', {
        invalidates: ['ActiveAccount'],
        errorToast: 'Active account could not be updated',
      }),
    }
  },
})

export const { useGetActiveAccountQuery } = activeAccountApi
