import { injectCalls } from '../client/api'
import { info, type Notice } from '../client/callToasts'

// The message decides, whatever the status (R-ERR-10, R-ERR-11, R-ERR-13); every other failure has one text (R-ERR-14).
const special = new Map<string, Notice>([
  ['Already subscribed', info('You are already subscribed to our mailing list')],
  ['Previously unsubscribed', info('You have opted out of our mailing list before, so we can’t subscribe you again')],
  ['Already verified', info('Your subscription has already been verified')],
])

const told = (message: string | undefined) => (message === undefined ? undefined : special.get(message))

/** Whether a response or an error means that there was nothing to do: already subscribed, or already unsubscribed. */
export const isAlreadySettled = (message: string | undefined): boolean => told(message) !== undefined

/** Subscribing to the mailing list and verifying the address. */
export const mailingListApi = injectCalls('mailingList', ({ write }) => ({
  joinMailingList: write('POST /mailingList/join', {
    invalidates: ['MailingList'],
    successToast: ({ message }) => told(message),
    errorToast: ({ server }) =>
      told(server) ??
      "Sorry, something went wrong and we couldn't add you to our mailing list. We are looking into it!",
  }),
  verifyMailingListSubscription: write('PUT /mailingList/verify/{email}/{token}', {
    invalidates: ['MailingList'],
    successToast: ({ message }) => told(message),
    errorToast: ({ server }) =>
      told(server) ??
      'Your subscription could not be verified, please re-check your verification email. If the error persists, please try copying and pasting the second link in the email',
  }),
}))

export const { useJoinMailingListMutation, useVerifyMailingListSubscriptionMutation } = mailingListApi
