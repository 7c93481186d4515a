import { injectCalls } from '../client/api'

/**
 * Mails that the server sends on request, and the tags of its mailing system.
 * `unwrap()` rejects after the toast, so that a form keeps its text (R-ERR-17).
 */
export const emailApi = injectCalls('email', ({ write }) => ({
  sendEmailToUs: write('POST /email/us', {
    successToast: 'Your message has been sent',
    errorToast: 'Message could not be sent, please try again later',
  }),
  sendContactUsReferralEmail: write('POST /email/contact-us-referral', {
    successToast: 'Your message has been sent',
    errorToast: 'Message could not be sent, please try again later',
  }),
  sendEmailToUser: write('POST /email/user', {
    successToast: 'Email sent',
    errorToast: 'Email could not be sent, please try again later',
    // The form says that the email may have been sent: after another page, nobody would know.
    stayOnPage: true,
  }),
  sendTeamInvitationEmail: write('POST /email/teams/invitation', {
    invalidates: ['Connection'],
    successToast: (_answer, { body }) => `Invitation sent to ${body.member.email}`,
    errorToast: (_error, { body }) => `Invitation could not be sent to ${body.member.email}`,
  }),
  sendTeamCreatedEmail: write('POST /email/teams/team-created', {
    invalidates: ['Connection'],
    errorToast: 'Your team has been created, but the emails to its members could not be sent',
  }),
  sendResetPasswordRequestEmail: write('POST /email/reset-password-request', {
    skipAuthHandling: true,
    errorToast: 'Email could not be sent, please try again later',
  }),
  addEmailTags: write('POST /email/tags', { invalidates: ['Tag'], silent: true }),
  updateEmailTags: write('PUT /email/tags', { invalidates: ['Tag'], silent: true }),
}))

export const {
  useSendEmailToUsMutation,
  useSendContactUsReferralEmailMutation,
  useSendEmailToUserMutation,
  useSendTeamInvitationEmailMutation,
  useSendResetPasswordRequestEmailMutation,
  useAddEmailTagsMutation,
  useUpdateEmailTagsMutation,
} = emailApi
