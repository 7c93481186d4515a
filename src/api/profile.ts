import { api, calls } from './client/api'
import { source } from './client/source'

export const profileApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'profile')
    return {
      // Silent while a session is restored, told when a page asked (O-03).
      getMe: read('GET /user/me', {
        provides: ['Me'],
        quiet: () => source.restoring(),
        failed: 'Profile could not be retrieved',
      }),
      getPremiumStatus: read('GET /user/me/premiumStatus', { provides: ['Me'], quiet: true }),
      updateProfile: write('PUT /user/{userId}', {
        changes: ['Me', 'User', 'ActiveAccount', 'Eligibility', 'BlogComment', 'Connection'],
        done: 'Profile updated',
        failed: 'Profile could not be updated',
      }),
      updateProfileImage: write('PUT /user/profileImage', {
        changes: ['Me', 'User', 'ActiveAccount', 'BlogComment', 'Connection'],
        done: (_answer, { body }) =>
          body.profileImage === null ? 'Profile picture removed' : 'Profile picture updated',
        failed: 'Profile picture could not be updated',
      }),
      getCountry: read('GET /user/country', { keep: 86_400, quiet: true }),
      getUserName: read('GET /user/name/{id}', { provides: ['User'] }),
      updateMyInvoiceEmail: write('PUT /user/me/invoiceEmail', {
        changes: ['Me'],
        done: 'Invoice email address saved',
        failed: 'Invoice email address could not be saved',
      }),
      changeMyPassword: write('PUT /user/password', {
        changes: ['Me'],
        done: 'Your password has been successfully changed',
        failed: 'Sorry, your password could not be changed',
      }),
      createMyPassword: write('POST /user/password', {
        changes: ['Me'],
        done: 'Your password has been successfully created',
        failed: 'Sorry, your password could not be created',
      }),
      deleteMyPassword: write('DELETE /user/password', {
        changes: ['Me'],
        done: 'Your password has been successfully deleted',
        failed: 'Sorry, your password could not be deleted',
      }),
      changeMyEmail: write('PUT /user/email', {
        changes: ['Me', 'Session', 'User', 'Invitation', 'Connection'],
        done: ({ result }) => result,
        failed: 'Sorry, your email address could not be changed',
      }),
      updateMyMarketingPreferences: write('PUT /user/me/marketingPreferences', { changes: ['Me'], quiet: true }),
      updateMyPreferences: write('PUT /user/updateMyPreferences', {
        changes: ['Me'],
        done: 'Preferences saved',
        failed: 'Preferences could not be saved',
      }),
      getPersonalization: read('GET /user/me/personalization', {
        provides: ['Personalization'],
        failed: 'Your answers could not be retrieved',
      }),
      savePersonalization: write('PUT /user/me/personalization', {
        changes: ['Personalization'],
        failed: 'Your answers could not be saved',
      }),
      getPersonalizationStatus: read('GET /user/me/personalization-status', {
        provides: ['Personalization'],
        failed: 'We could not check whether you have told us about yourself',
      }),
      getMembershipTier: read('GET /user/me/membershipTier/{tier}', { provides: ['Me'], quiet: true }),
      getMembershipUpgradeDiscount: read('GET /user/me/membershipUpgradeDiscount/{tier}', {
        provides: ['Me'],
        failed: 'Your upgrade discount could not be retrieved',
      }),
      getSignupSurvey: read('GET /user/{id}/signup-survey', { provides: ['SignupSurvey'], quiet: true }),
      createSignupSurvey: write('POST /user/{id}/signup-survey', { changes: ['SignupSurvey'], quiet: true }),
      updateSignupSurvey: write('PUT /signup-survey/{signupSurveyId}', { changes: ['SignupSurvey'], quiet: true }),
      listUserTags: read('GET /user/{id}/tags', { provides: ['Tag'], quiet: true }),
      addUserTag: write('POST /user/{id}/tags', { changes: ['Tag'], quiet: true }),
      updateUserTags: write('PUT /user/{id}/tags', { changes: ['Tag'], quiet: true }),
      deleteUserTag: write('DELETE /user/{id}/tags/{tagId}', { changes: ['Tag'], quiet: true }),
    }
  },
})

export const {
  useGetMeQuery,
  useGetPremiumStatusQuery,
  useUpdateProfileMutation,
  useUpdateProfileImageMutation,
  useGetCountryQuery,
  useGetUserNameQuery,
  useUpdateMyInvoiceEmailMutation,
  useChangeMyPasswordMutation,
  useCreateMyPasswordMutation,
  useDeleteMyPasswordMutation,
  useChangeMyEmailMutation,
  useUpdateMyMarketingPreferencesMutation,
  useUpdateMyPreferencesMutation,
  useGetPersonalizationQuery,
  useSavePersonalizationMutation,
  useGetPersonalizationStatusQuery,
  useGetMembershipTierQuery,
  useGetMembershipUpgradeDiscountQuery,
  useGetSignupSurveyQuery,
  useCreateSignupSurveyMutation,
  useUpdateSignupSurveyMutation,
  useListUserTagsQuery,
  useAddUserTagMutation,
  useUpdateUserTagsMutation,
  useDeleteUserTagMutation,
} = profileApi
