import { injectCalls } from '../client/api'
import type { ApiError } from '../client/errors'

// R-VAL-20: the message itself, not as a detail below a headline.
const notRevoked = ({ server }: ApiError) =>
  server?.endsWith(' is not an admin') ? undefined : 'Admin access could not be revoked'

/** All accounts, with the administrators' actions. Deletion is in `api/accountDeletion`. */
export const adminUsersApi = injectCalls('adminUsers', ({ read, write }) => ({
  listUsers: read('GET /users', { provides: ['User'], errorToast: 'Users could not be retrieved' }),
  listAdminUsers: read('GET /admin-users', {
    provides: ['User'],
    errorToast: 'Admin users could not be retrieved',
  }),
  countUsers: read('GET /user/countAll', { provides: ['User'], errorToast: "Couldn't count users" }),
  getUserRelatedRecords: read('GET /users/{id}/related-records', {
    // Refetched for every deletion: many other calls change the related records.
    keepUnusedFor: 0,
    errorToast: 'Related records could not be retrieved',
  }),
  listSignupSurveys: read('GET /signup-survey', { provides: ['SignupSurvey'], silent: true }),
  grantAdminAccess: write('PUT /user/grantAdminAccess/{userId}', {
    invalidates: ['User'],
    successToast: 'Admin access granted',
    errorToast: 'Admin access could not be granted',
  }),
  revokeAdminAccess: write('PUT /user/revokeAdminAccess/{userId}', {
    invalidates: ['User'],
    successToast: 'Admin access revoked',
    errorToast: notRevoked,
  }),
  deletePersonalIds: write('PUT /users/deletePersonalIds', {
    invalidates: ['User', 'Me', 'DataPrivacy', 'Kyc'],
    successToast: 'All personal ID information deleted',
    errorToast: 'Personal ID information could not be deleted',
  }),
  changeUserPassword: write('PUT /user/password/{id}', {
    invalidates: ['User'],
    successToast: 'User password successfully changed',
    errorToast: 'User password could not be changed',
  }),
  changeUserEmail: write('PUT /user/email/{id}', {
    invalidates: ['User', 'Me'],
    successToast: 'User email successfully changed',
    errorToast: 'User email could not be changed',
  }),
  disableUser: write('PUT /user/disable/{id}', {
    invalidates: ['User'],
    successToast: 'Member account is successfully disabled',
    errorToast: 'Member account could not be disabled',
  }),
  updateUserMarketingPreferences: write('PUT /user/{id}/marketingPreferences', {
    invalidates: ['User', 'Me'],
    silent: true,
  }),
}))

export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useListAdminUsersQuery,
  useCountUsersQuery,
  useGetUserRelatedRecordsQuery,
  useListSignupSurveysQuery,
  useLazyListSignupSurveysQuery,
  useGrantAdminAccessMutation,
  useRevokeAdminAccessMutation,
  useDeletePersonalIdsMutation,
  useChangeUserPasswordMutation,
  useChangeUserEmailMutation,
  useDisableUserMutation,
  useUpdateUserMarketingPreferencesMutation,
} = adminUsersApi
