import { injectCalls } from '../client/api'

/** Members delete their own account (O-13), administrators any. After deleting one's own account the page signs out. */
export const accountDeletionApi = injectCalls('adminUsers', ({ write }) => ({
  deleteUser: write('DELETE /user/{userId}', {
    // No tags of one's own account: refetching after its deletion would be reported as an expired session.
    invalidates: ['User', 'DataPrivacy'],
    successToast: 'Member account is successfully deleted',
    errorToast: 'Member account could not be deleted',
  }),
}))

export const { useDeleteUserMutation } = accountDeletionApi
