import { injectCalls } from '../client/api'

export const activeAccountApi = injectCalls('activeAccount', ({ read, write }) => ({
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
}))

export const { useGetActiveAccountQuery } = activeAccountApi
