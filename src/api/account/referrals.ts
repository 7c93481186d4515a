import { injectCalls } from '../client/api'

/** Credits the referrer of a new member. Sent by the app itself (`store/tracking/referral.ts`). */
export const referralsApi = injectCalls('referrals', ({ write }) => ({
  // The member did not request this and cannot fix it: errors (credited before, unknown code) are not shown.
  createReferralTransaction: write('POST /referralTransaction', { invalidates: ['Points', 'Me'], silent: true }),
}))
