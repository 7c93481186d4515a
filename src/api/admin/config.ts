import { injectCalls } from '../client/api'

/** Platform settings. A save replaces all of them, including those unknown to this app. */
export const configApi = injectCalls('config', ({ read, write }) => ({
  getConfig: read('GET /config', { provides: ['Config'], errorToast: 'Config could not be fetched' }),
  saveConfig: write('PUT /config', {
    invalidates: ['Config'],
    successToast: 'Config saved',
    errorToast: 'Config could not be saved',
  }),
}))

export const { useGetConfigQuery, useSaveConfigMutation } = configApi
