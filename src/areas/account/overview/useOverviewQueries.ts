import { connectionsApi } from '@/api/connections'
import { kycApi } from '@/api/kyc'
import { ordersApi } from '@/api/orders'
import { profileApi } from '@/api/profile'
import { stripeApi, useListPaymentMethodsQuery } from '@/api/stripe'
import { subscriptionsApi, useListMySubscriptionsQuery } from '@/api/subscriptions'
import { useMembership } from '@/components/account/useMembership'
import { useNextSteps } from '@/components/account/useNextSteps'
import { readPlan } from '@/domain/membership/premium'
import type { AppStore } from '@/store/store'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

/** The queries that decide what the first screen of the overview shows, and in which order. */
export function useOverviewQueries(): readonly QueryResult<unknown>[] {
  const steps = useNextSteps()
  const subscriptions = useListMySubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const { query: membership } = useMembership()
  return [...steps.queries, subscriptions, cards, membership]
}

/**
 * Reads what the first screen shows, before it is rendered: the session's answers are there already (src/start/requestEarly.ts). Rejects
 * with the first failure: the parts of the page read again what is missing.
 */
export async function readOverview({ dispatch, getState }: AppStore): Promise<void> {
  const unsubscribed = { subscribe: false }
  const { getMe, getPersonalizationStatus, getPremiumStatus, getMembershipTier } = profileApi.endpoints
  // Not awaited: for a member who has not started it, the answer is a refusal.
  if (getState().auth.user?.isPremiumMember) void dispatch(kycApi.endpoints.getKyc.initiate(undefined, unsubscribed))
  const readTier = async () => {
    const tier = readPlan((await dispatch(getPremiumStatus.initiate(undefined, unsubscribed)).unwrap()).tier)
    if (tier !== 'free') await dispatch(getMembershipTier.initiate({ tier }, unsubscribed)).unwrap()
  }
  await Promise.all([
    dispatch(getMe.initiate(undefined, unsubscribed)).unwrap(),
    dispatch(getPersonalizationStatus.initiate(undefined, unsubscribed)).unwrap(),
    dispatch(connectionsApi.endpoints.countMyInvitations.initiate({}, unsubscribed)).unwrap(),
    dispatch(ordersApi.endpoints.listMyOrders.initiate(undefined, unsubscribed)).unwrap(),
    dispatch(stripeApi.endpoints.listPaymentMethods.initiate(undefined, unsubscribed)).unwrap(),
    dispatch(subscriptionsApi.endpoints.listMySubscriptions.initiate(undefined, unsubscribed)).unwrap(),
    readTier(),
  ])
}
