import { connectionsApi } from '@/api/account/connections'
import { kycApi } from '@/api/account/kyc'
import { ordersApi } from '@/api/commerce/orders'
import { profileApi } from '@/api/account/profile'
import { stripeApi } from '@/api/commerce/stripe'
import { subscriptionsApi } from '@/api/commerce/subscriptions'
import { readPlan } from '@/domain/membership/premium'
import type { AppStore } from '@/store/store'

const unsubscribed = { subscribe: false }

/** Starts the reads of the first screen while the page's code loads; the document has requested many of them before. */
export function readOverview({ dispatch, getState }: AppStore): void {
  const { getMe, getPersonalizationStatus, getPremiumStatus, getMembershipTier } = profileApi.endpoints
  if (getState().auth.user?.isPremiumMember) void dispatch(kycApi.endpoints.getKyc.initiate(undefined, unsubscribed))
  void dispatch(getMe.initiate(undefined, unsubscribed))
  void dispatch(getPersonalizationStatus.initiate(undefined, unsubscribed))
  void dispatch(connectionsApi.endpoints.countMyInvitations.initiate({}, unsubscribed))
  void dispatch(ordersApi.endpoints.listMyOrders.initiate(undefined, unsubscribed))
  void dispatch(stripeApi.endpoints.listPaymentMethods.initiate(undefined, unsubscribed))
  void dispatch(subscriptionsApi.endpoints.listMySubscriptions.initiate(undefined, unsubscribed))
  void dispatch(getPremiumStatus.initiate(undefined, unsubscribed)).then(({ data }) => {
    const tier = readPlan(data?.tier)
    if (tier && tier !== 'free') void dispatch(getMembershipTier.initiate({ tier }, unsubscribed))
  })
}
