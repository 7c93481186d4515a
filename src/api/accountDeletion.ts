import { api, calls } from './client/api'

/** Members delete their own account (O-13), administrators anybody's. After the own one the page signs out. */
export const accountDeletionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'adminUsers')
    return {
      deleteUser: write('DELETE /user/{userId}', {
        // Nothing of one's own: what is read again after the own account is gone would be told as an expired session.
        invalidates: ['User', 'DataPrivacy'],
        successToast: 'Member account is successfully deleted',
        errorToast: 'Member account could not be deleted',
      }),
    }
  },
})

export const { useDeleteUserMutation } = accountDeletionApi
