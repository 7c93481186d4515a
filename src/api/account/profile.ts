import { injectCalls } from '../client/api'

export const profileApi = injectCalls('profile', ({ read, write }) => ({
  // Silent while a session is being restored; shown if a page requested it (O-03).
  getMe: read('GET /user/me', {
    provides: ['Me'],
    silent: (session) => session.restoring(),
    errorToast: 'Profile could not be retrieved',
  }),
  getPremiumStatus: read('GET /user/me/premiumStatus', { provides: ['Me'], silent: true }),
  updateProfile: write('PUT /user/{userId}', {
    invalidates: ['Me', 'User', 'ActiveAccount', 'Eligibility', 'BlogComment', 'Connection'],
    successToast: 'Profile updated',
    errorToast: 'Profile could not be updated',
  }),
  updateProfileImage: write('PUT /user/profileImage', {
    invalidates: ['Me', 'User', 'ActiveAccount', 'BlogComment', 'Connection'],
    successToast: (_answer, { body }) =>
      body.profileImage === null ? 'Profile picture removed' : 'Profile picture updated',
    errorToast: 'Profile picture could not be updated',
  }),
  getCountry: read('GET /user/country', { keepUnusedFor: Infinity, silent: true }),
  getUserName: read('GET /user/name/{id}', { provides: ['User'] }),
  updateMyInvoiceEmail: write('PUT /user/me/invoiceEmail', {
    invalidates: ['Me'],
    successToast: 'Invoice email address saved',
    errorToast: 'Invoice email address could not be saved',
  }),
  changeMyPassword: write('PUT /user/password', {
    invalidates: ['Me'],
    successToast: 'Your password has been successfully changed',
    errorToast: 'Sorry, your password could not be changed',
  }),
  createMyPassword: write('POST /user/password', {
    invalidates: ['Me'],
    successToast: 'Your password has been successfully created',
    errorToast: 'Sorry, your password could not be created',
  }),
  deleteMyPassword: write('DELETE /user/password', {
    invalidates: ['Me'],
    successToast: 'Your password has been successfully deleted',
    errorToast: 'Sorry, your password could not be deleted',
  }),
  changeMyEmail: write('PUT /user/email', {
    invalidates: ['Me', 'Session', 'User', 'Invitation', 'Connection'],
    successToast: (answer) => answer?.result,
    errorToast: 'Sorry, your email address could not be changed',
  }),
  updateMyMarketingPreferences: write('PUT /user/me/marketingPreferences', { invalidates: ['Me'], silent: true }),
  updateMyPreferences: write('PUT /user/updateMyPreferences', {
    invalidates: ['Me'],
    successToast: 'Preferences saved',
    errorToast: 'Preferences could not be saved',
  }),
  getPersonalization: read('GET /user/me/personalization', {
    provides: ['Personalization'],
    errorToast: 'Your answers could not be retrieved',
  }),
  savePersonalization: write('PUT /user/me/personalization', {
    invalidates: ['Personalization'],
    errorToast: 'Your answers could not be saved',
  }),
  getPersonalizationStatus: read('GET /user/me/personalization-status', {
    provides: ['Personalization'],
    errorToast: 'We could not check whether you have told us about yourself',
  }),
  getMembershipTier: read('GET /user/me/membershipTier/{tier}', { provides: ['Me'], silent: true }),
  getMembershipUpgradeDiscount: read('GET /user/me/membershipUpgradeDiscount/{tier}', {
    provides: ['Me'],
    errorToast: 'Your upgrade discount could not be retrieved',
  }),
  getSignupSurvey: read('GET /user/{id}/signup-survey', { provides: ['SignupSurvey'], silent: true }),
  createSignupSurvey: write('POST /user/{id}/signup-survey', { invalidates: ['SignupSurvey'], silent: true }),
  updateSignupSurvey: write('PUT /signup-survey/{signupSurveyId}', { invalidates: ['SignupSurvey'], silent: true }),
  listUserTags: read('GET /user/{id}/tags', { provides: ['Tag'], silent: true }),
  addUserTag: write('POST /user/{id}/tags', { invalidates: ['Tag'], silent: true }),
  updateUserTags: write('PUT /user/{id}/tags', { invalidates: ['Tag'], silent: true }),
  deleteUserTag: write('DELETE /user/{id}/tags/{tagId}', { invalidates: ['Tag'], silent: true }),
}))

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
