import { injectCalls } from '../client/api'

/** Partners with their keys to our API (R-LIFE-06), their codes, and members' workspace subscriptions (O-31). */
export const partnersApi = injectCalls('partners', ({ read, write }) => ({
  listPartners: read('GET /partners', { provides: ['Partner'] }),
  listPartnerDiscountCodes: read('GET /partnerDiscountCodes/fetchForAdmin', { provides: ['Partner'] }),
  createPartner: write('POST /partner', {
    invalidates: ['Partner'],
    successToast: (_answer, { body }) => `Partner '${body.name}' created`,
    errorToast: 'Partner could not be created',
  }),
  updatePartner: write('PUT /partner/{id}', {
    invalidates: ['Partner'],
    successToast: (_answer, { body }) => `Partner '${body.name}' saved`,
    errorToast: 'Partner could not be saved',
  }),
  regeneratePartnerApiKey: write('PUT /partner/regenerateApiKey/{id}', {
    invalidates: ['Partner'],
    successToast: ({ name }) => `New API key created for ${name}`,
    errorToast: 'API key could not be regenerated',
    // The dialog says that nobody knows whether the old key still works.
    stayOnPage: true,
  }),
  disablePartner: write('PUT /partner/disable/{id}', {
    invalidates: ['Partner'],
    successToast: ({ name }) => `Partner '${name}' disabled`,
    errorToast: 'Partner could not be disabled',
  }),
  enablePartner: write('PUT /partner/enable/{id}', {
    invalidates: ['Partner'],
    successToast: ({ name }) => `Partner '${name}' enabled`,
    errorToast: 'Partner could not be enabled',
  }),
  cancelWorkbuddySubscription: write('PUT /partner/workbuddy/cancel', {
    successToast: 'WorkBuddy subscription cancelled',
    errorToast: 'WorkBuddy subscription could not be cancelled',
  }),
  changeWorkbuddySubscription: write('PUT /partner/workbuddy/change', {
    successToast: 'WorkBuddy plan changed',
    errorToast: 'WorkBuddy plan could not be changed',
  }),
}))

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
