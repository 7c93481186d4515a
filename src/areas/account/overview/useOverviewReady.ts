import { useCountMyInvitationsQuery, useListMyTeamsQuery } from '@/api/connections'
import { useListMyEventsQuery } from '@/api/events'
import { useGetKycQuery } from '@/api/kyc'
import { useListMyOrdersQuery } from '@/api/orders'
import { useGetMeQuery, useGetPersonalizationStatusQuery } from '@/api/profile'
import { useListPaymentMethodsQuery } from '@/api/stripe'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { useMembership } from '@/components/account/useMembership'
import { useSettled } from '@/ui/hooks/useSettled'

/**
 * The queries that decide what the overview shows and in which order. Until each of them has an answer or has failed,
 * the page is a skeleton: what is on top must not push down what has been read already.
 */
export function useOverview() {
  const me = useGetMeQuery()
  const orders = useListMyOrdersQuery()
  const survey = useGetPersonalizationStatusQuery()
  const invitations = useCountMyInvitationsQuery({})
  const hasKyc = me.data?.isPremiumMember === true
  const kyc = useGetKycQuery(undefined, { skip: !hasKyc })
  const subscriptions = useListMySubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const teams = useListMyTeamsQuery()
  const events = useListMyEventsQuery()
  const { query: membership } = useMembership()
  const asked = hasKyc ? [kyc] : []
  const isShown = useSettled(me, orders, survey, invitations, subscriptions, cards, teams, events, membership, ...asked)
  return { me, orders, survey, invitations, kyc, subscriptions, cards, teams, events, isShown }
}

export type OverviewQueries = ReturnType<typeof useOverview>
