import { api, calls } from './client/api'

/** Credits whoever referred a new member. Sent by the app itself (`store/referral.ts`). */
export const referralsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'referrals')
    return {
      // The member asked for nothing here and can mend nothing: a refusal (credited before, unknown code) stays unsaid.
      createReferralTransaction: write('POST /referralTransaction', { invalidates: ['Points', 'Me'], silent: true }),
    }
  },
})

export const { useCreateReferralTransactionMutation } = referralsApi
