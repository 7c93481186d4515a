import { useListMyTeamsQuery } from '@/api/connections'
import { useListMyEventsQuery } from '@/api/events'
import { useListPaymentMethodsQuery } from '@/api/stripe'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { useMembership } from '@/components/account/useMembership'
import { useNextSteps } from '@/components/account/useNextSteps'
import { useSettled } from '@/ui/hooks/useSettled'

/**
 * Whether the queries that decide what the overview shows, and in which order, have data or have failed. Until then the
 * page is a skeleton: what is on top must not push down what has been read already.
 */
export function useOverviewReady(): boolean {
  const steps = useNextSteps()
  const subscriptions = useListMySubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const teams = useListMyTeamsQuery()
  const events = useListMyEventsQuery()
  const { query: membership } = useMembership()
  return useSettled(...steps.queries, subscriptions, cards, teams, events, membership)
}
