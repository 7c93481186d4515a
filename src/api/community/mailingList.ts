import { injectCalls } from '../client/api'
import { info, type Notice } from '../client/callToasts'

// The message decides, whatever the status (R-ERR-10, R-ERR-11, R-ERR-13); every other failure of a call has one text
// (R-ERR-12, R-ERR-14), also another call's message.
const settled = {
  join: new Map<string | undefined, Notice>([
    ['Already subscribed', info('You are already subscribed to our mailing list')],
    ['Previously unsubscribed', info('You have opted out of our mailing list before, so we can’t subscribe you again')],
  ]),
  verify: new Map<string | undefined, Notice>([
    ['Already verified', info('Your subscription has already been verified')],
  ]),
}

/** Whether a response or an error of a call means that there was nothing to do. */
export const isSettled = (call: keyof typeof settled, message: string | undefined) => settled[call].has(message)

/** Subscribing to the mailing list and verifying the address. */
export const mailingListApi = injectCalls('mailingList', ({ write }) => ({
  joinMailingList: write('POST /mailingList/join', {
    invalidates: ['MailingList'],
    successToast: ({ message }) => settled.join.get(message),
    errorToast: ({ server }) =>
      settled.join.get(server) ??
      "Sorry, something went wrong and we couldn't add you to our mailing list. We are looking into it!",
  }),
  verifyMailingListSubscription: write('PUT /mailingList/verify/{email}/{token}', {
    invalidates: ['MailingList'],
    successToast: ({ message }) => settled.verify.get(message),
    errorToast: ({ server }) =>
      settled.verify.get(server) ??
      'Your subscription could not be verified, please re-check your verification email. If the error persists, please try copying and pasting the second link in the email',
  }),
}))

export const { useJoinMailingListMutation, useVerifyMailingListSubscriptionMutation } = mailingListApi
