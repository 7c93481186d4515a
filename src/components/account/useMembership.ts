import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/profile'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { membershipOf } from '@/domain/membership/membership'
import { readPlan } from '@/domain/membership/premium'

/** The signed-in user's membership; none for a free account, or while unknown. */
export function useMembership() {
  const status = useGetPremiumStatusQuery()
  const plan = readPlan(status.data?.tier)
  const { data: tier, isLoading: isTierLoading } = useGetMembershipTierQuery({ tier: plan }, { skip: plan === 'free' })
  const { data: subscriptions, isLoading: areChargesLoading } = useListMySubscriptionsQuery()
  const membership = status.data?.isPremiumMember
    ? membershipOf({ status: status.data, tier, subscriptions })
    : undefined
  // The plan and the charges are loading: nothing is said of them yet, not even that they are unknown.
  const isLoading = status.data?.isPremiumMember && (isTierLoading || areChargesLoading)
  const query = isLoading ? { ...status, data: undefined, currentData: undefined, isFetching: true } : status
  return { query, subscriptions, membership }
}
