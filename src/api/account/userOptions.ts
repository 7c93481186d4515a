import { injectCalls } from '../client/api'

export const userOptionsApi = injectCalls('userOptions', ({ read, write }) => ({
  getMyOptions: read('GET /user/me/options', {
    provides: ['Options'],
    errorToast: 'Your options could not be retrieved',
  }),
  // Replaces all options: send the ones that were read, with the change.
  saveMyOptions: write('POST /user/me/options', {
    invalidates: ['Options'],
    errorToast: 'Your options could not be saved',
  }),
}))

export const { useGetMyOptionsQuery, useSaveMyOptionsMutation } = userOptionsApi
