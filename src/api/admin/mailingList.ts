import { injectCalls } from '../client/api'

/** All past and present subscribers of the mailing list. */
export const adminMailingListApi = injectCalls('mailingList', ({ read }) => ({
  listMailingListSubscriptions: read('GET /mailingList/subscriptions', { provides: ['MailingList'] }),
}))

export const { useListMailingListSubscriptionsQuery } = adminMailingListApi
