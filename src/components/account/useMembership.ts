import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/profile'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { membershipOf } from '@/domain/membership/membership'
import { readPlan } from '@/domain/membership/premium'

/** The signed-in user's membership; none for a free account, or while unknown. */
export function useMembership() {
  const status = useGetPremiumStatusQuery()
  const plan = readPlan(status.data?.tier)
  const { data: tier } = useGetMembershipTierQuery({ tier: plan }, { skip: plan === 'free' })
  const { data: subscriptions } = useListMySubscriptionsQuery()
  const membership = status.data?.isPremiumMember
    ? membershipOf({ status: status.data, tier, subscriptions })
    : undefined
  return { status, subscriptions, membership }
}
