import { useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { useMembership } from '@/components/account/useMembership'
import { useNextSteps } from '@/components/account/useNextSteps'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

/** The queries that decide what the first screen of the overview shows, and in which order. */
export function useOverviewQueries(): readonly QueryResult<unknown>[] {
  const steps = useNextSteps()
  const subscriptions = useListMySubscriptionsQuery()
  const cards = useListPaymentMethodsQuery()
  const { query: membership } = useMembership()
  return [...steps.queries, subscriptions, cards, membership]
}
