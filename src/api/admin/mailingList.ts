import { api, calls } from '../client/api'

/** All past and present subscribers of the mailing list. */
export const adminMailingListApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'mailingList')
    return {
      listMailingListSubscriptions: read('GET /mailingList/subscriptions', { provides: ['MailingList'] }),
    }
  },
})

export const { useListMailingListSubscriptionsQuery } = adminMailingListApi
