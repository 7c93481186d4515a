import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/account/profile'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { membershipOf } from '@/domain/membership/membership'
import { readPlan } from '@/domain/membership/premium'
import { isFirstRead } from '@/lib/calls/firstRead'

/** The signed-in user's membership; none for a free account, or while unknown. */
export function useMembership() {
  const status = useGetPremiumStatusQuery()
  const plan = readPlan(status.data?.tier)
  const tier = useGetMembershipTierQuery(plan && plan !== 'free' ? { tier: plan } : skipToken)
  const charges = useListMySubscriptionsQuery()
  const subscriptions = charges.data
  const membership = status.data?.isPremiumMember
    ? membershipOf({ status: status.data, tier: tier.data, subscriptions })
    : undefined
  // Loading until plan and charges have loaded or failed: before that, they must not be shown as unknown.
  const isOpen = status.data?.isPremiumMember && [tier, charges].some(isFirstRead)
  const query = isOpen ? { ...status, data: undefined, currentData: undefined, isFetching: true } : status
  return { query, subscriptions, membership }
}
