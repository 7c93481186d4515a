import { api, calls } from '../client/api'
import type { ApiError } from '../client/errors'

// R-VAL-20: said as it is, not as a detail under a headline.
const notRevoked = ({ server }: ApiError) =>
  server?.endsWith(' is not an admin') ? undefined : 'Admin access could not be revoked'

/** All accounts, and what administrators do with them. Deleting one stands in `api/accountDeletion`. */
export const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'adminUsers')
    return {
      listUsers: read('GET /users', { provides: ['User'], failed: 'Users could not be retrieved' }),
      listAdminUsers: read('GET /admin-users', { provides: ['User'], failed: 'Admin users could not be retrieved' }),
      countUsers: read('GET /user/countAll', { provides: ['User'], failed: "Couldn't count users" }),
      getUserRelatedRecords: read('GET /users/{id}/related-records', {
        // Read anew for every deletion: what hangs on an account changes by many other calls.
        keep: 0,
        failed: 'Related records could not be retrieved',
      }),
      listSignupSurveys: read('GET /signup-survey', { provides: ['SignupSurvey'], quiet: true }),
      grantAdminAccess: write('PUT /user/grantAdminAccess/{userId}', {
        changes: ['User'],
        done: 'Admin access granted',
        failed: 'Admin access could not be granted',
      }),
      revokeAdminAccess: write('PUT /user/revokeAdminAccess/{userId}', {
        changes: ['User'],
        done: 'Admin access revoked',
        failed: notRevoked,
      }),
      deletePersonalIds: write('PUT /users/deletePersonalIds', {
        changes: ['User', 'Me', 'DataPrivacy', 'Kyc'],
        done: 'All personal ID information deleted',
        failed: 'Personal ID information could not be deleted',
      }),
      changeUserPassword: write('PUT /user/password/{id}', {
        changes: ['User'],
        done: 'User password successfully changed',
        failed: 'User password could not be changed',
      }),
      changeUserEmail: write('PUT /user/email/{id}', {
        changes: ['User', 'Me'],
        done: 'User email successfully changed',
        failed: 'User email could not be changed',
      }),
      disableUser: write('PUT /user/disable/{id}', {
        changes: ['User'],
        done: 'Member account is successfully disabled',
        failed: 'Member account could not be disabled',
      }),
      updateUserMarketingPreferences: write('PUT /user/{id}/marketingPreferences', {
        changes: ['User', 'Me'],
        quiet: true,
      }),
    }
  },
})

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
