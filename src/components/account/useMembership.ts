import { useGetMembershipTierQuery, useGetPremiumStatusQuery } from '@/api/profile'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { membershipOf } from '@/domain/membership/membership'
import { readPlan } from '@/domain/membership/premium'

/** The membership of whoever is signed in; none for a free account, or as long as it is not known. */
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
