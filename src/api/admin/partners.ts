import { api, calls } from '../client/api'

/** Partners with their keys to our API (R-LIFE-06), the codes they gave us, and members' work-space subscriptions (O-31). */
export const partnersApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'partners')
    return {
      listPartners: read('GET /partners', { provides: ['Partner'] }),
      listPartnerDiscountCodes: read('GET /partnerDiscountCodes/fetchForAdmin', { provides: ['Partner'] }),
      createPartner: write('POST /partner', {
        changes: ['Partner'],
        done: ({ name }) => `Partner '${name}' created`,
        failed: 'Partner could not be created',
      }),
      updatePartner: write('PUT /partner/{id}', {
        changes: ['Partner'],
        done: ({ name }) => `Partner '${name}' saved`,
        failed: 'Partner could not be saved',
      }),
      regeneratePartnerApiKey: write('PUT /partner/regenerateApiKey/{id}', {
        changes: ['Partner'],
        done: ({ name }) => `New API key made for ${name}`,
        failed: 'API key could not be regenerated',
      }),
      disablePartner: write('PUT /partner/disable/{id}', {
        changes: ['Partner'],
        done: ({ name }) => `Partner '${name}' disabled`,
        failed: 'Partner could not be disabled',
      }),
      enablePartner: write('PUT /partner/enable/{id}', {
        changes: ['Partner'],
        done: ({ name }) => `Partner '${name}' enabled`,
        failed: 'Partner could not be enabled',
      }),
      cancelWorkbuddySubscription: write('PUT /partner/workbuddy/cancel', {
        done: 'WorkBuddy subscription cancelled',
        failed: 'WorkBuddy subscription could not be cancelled',
      }),
      changeWorkbuddySubscription: write('PUT /partner/workbuddy/change', {
        done: 'WorkBuddy plan changed',
        failed: 'WorkBuddy plan could not be changed',
      }),
    }
  },
})

export const {
  useListPartnersQuery,
  useListPartnerDiscountCodesQuery,
  useCreatePartnerMutation,
  useUpdatePartnerMutation,
  useRegeneratePartnerApiKeyMutation,
  useDisablePartnerMutation,
  useEnablePartnerMutation,
  useCancelWorkbuddySubscriptionMutation,
  useChangeWorkbuddySubscriptionMutation,
} = partnersApi
