import { injectCalls } from '../client/api'

/**
 * Users with a stored personal ID number, and deletion of the numbers. Deleting all ID data is in `admin/users`
 * (O-11).
 */
export const dataPrivacyApi = injectCalls('dataPrivacy', ({ read, write }) => ({
  countUsersWithPersonalId: read('GET /dataPrivacy/countUsersWithPersonalId', { provides: ['DataPrivacy'] }),
  listUsersWithPersonalId: read('GET /dataPrivacy/getUsersWithPersonalId', { provides: ['DataPrivacy'] }),
  clearPersonalIdNumbers: write('PUT /dataPrivacy/clearPersonalIdNumbers', {
    invalidates: ['DataPrivacy', 'User', 'Me'],
    successToast: ({ result }) => result ?? 'Personal ID numbers cleared',
    errorToast: 'Personal ID numbers could not be cleared',
  }),
}))

export const { useCountUsersWithPersonalIdQuery, useListUsersWithPersonalIdQuery, useClearPersonalIdNumbersMutation } =
  dataPrivacyApi
