import { api, calls } from './client/api'

/** Credits whoever referred a new member. Sent by the app itself after a registration or a first premium purchase. */
export const referralsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { write } = calls(build, 'referrals')
    return {
      // The member asked for nothing here and can mend nothing: a refusal (credited before, unknown code) stays unsaid.
      createReferralTransaction: write('POST /referralTransaction', { changes: ['Points'], quiet: true }),
    }
  },
})

export const { useCreateReferralTransactionMutation } = referralsApi
