import { api, calls } from '../client/api'

/** Who has a personal ID number on file, and forgetting the numbers. Forgetting all of it stands in `admin/users` (O-11). */
export const dataPrivacyApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'dataPrivacy')
    return {
      countUsersWithPersonalId: read('GET /dataPrivacy/countUsersWithPersonalId', { provides: ['DataPrivacy'] }),
      listUsersWithPersonalId: read('GET /dataPrivacy/getUsersWithPersonalId', { provides: ['DataPrivacy'] }),
      clearPersonalIdNumbers: write('PUT /dataPrivacy/clearPersonalIdNumbers', {
        invalidates: ['DataPrivacy', 'User', 'Me'],
        successToast: ({ result }) => result ?? 'Personal ID numbers cleared',
        errorToast: 'Personal ID numbers could not be cleared',
      }),
    }
  },
})

export const { useCountUsersWithPersonalIdQuery, useListUsersWithPersonalIdQuery, useClearPersonalIdNumbersMutation } =
  dataPrivacyApi
