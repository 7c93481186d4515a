import { api, calls } from './client/api'

/**
 * Mails that the server sends on request, and the tags of its mailing system.
 * A caller's unwrap() rejects after the toast, so that a form keeps its text (R-ERR-17).
 */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'email')
    return {
      sendEmailToUs: write('POST /email/us', {
        done: 'Your message has been sent',
        failed: 'Message could not be sent, please try again later',
      }),
      sendContactUsReferralEmail: write('POST /email/contact-us-referral', {
        done: 'Your message has been sent',
        failed: 'Message could not be sent, please try again later',
      }),
      sendEmailToUser: write('POST /email/user', {
        done: 'Email sent',
        failed: 'Email could not be sent, please try again later',
      }),
      sendTeamInvitationEmail: write('POST /email/teams/invitation', {
        changes: ['Connection'],
        done: (_answer, { body }) => `Invitation sent to ${body.member.email}`,
        failed: (_error, { body }) => `Invitation could not be sent to ${body.member.email}`,
      }),
      sendTeamCreatedEmail: write('POST /email/teams/team-created', {
        changes: ['Connection'],
        failed: 'Your team has been created, but the e-mails to its members could not be sent',
      }),
      sendResetPasswordRequestEmail: write('POST /email/reset-password-request', {
        apart: true,
        failed: 'Email could not be sent, please try again later',
      }),
      addEmailTags: write('POST /email/tags', { changes: ['Tag'], quiet: true }),
      updateEmailTags: write('PUT /email/tags', { changes: ['Tag'], quiet: true }),
    }
  },
})

export const {
  useSendEmailToUsMutation,
  useSendContactUsReferralEmailMutation,
  useSendEmailToUserMutation,
  useSendTeamInvitationEmailMutation,
  useSendTeamCreatedEmailMutation,
  useSendResetPasswordRequestEmailMutation,
  useAddEmailTagsMutation,
  useUpdateEmailTagsMutation,
} = emailApi
