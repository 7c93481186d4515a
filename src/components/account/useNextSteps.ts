import { isApiError } from '@/api/client/errors'
import { useCountMyInvitationsQuery } from '@/api/account/connections'
import { useGetKycQuery } from '@/api/account/kyc'
import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { useGetMeQuery, useGetPersonalizationStatusQuery } from '@/api/account/profile'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import { nextSteps, type NextStep } from '@/domain/account/nextSteps'
import { useIsPremium } from '@/store/hooks'

/** The verification status: null if none was started, undefined while unknown. */
function kycStatusOf({ data, error }: { data?: readonly Shape<'Kyc'>[] | undefined; error?: unknown }) {
  if (data) return data[0]?.kyc_status ?? null
  return isApiError(error) && error.status === 409 ? null : undefined
}

/**
 * The signed-in member's onboarding steps, as far as the loaded data tells them.
 * @returns `queries`: those that the steps depend on; `isKnown`: all of them have data, so no step is missing;
 * `unread`: those that failed
 */
export function useNextSteps() {
  const me = useGetMeQuery()
  const survey = useGetPersonalizationStatusQuery()
  const invitations = useCountMyInvitationsQuery({})
  const orders = useListMyOrdersQuery()
  const now = useServerNow()
  const isPremium = useIsPremium()
  const kyc = useGetKycQuery(undefined, { skip: !isPremium })
  const kycStatus = kycStatusOf(kyc)
  const queries = [me, survey, invitations, orders, ...(isPremium ? [kyc] : [])]
  const isKnown =
    [me, survey, invitations, orders].every(({ data }) => data !== undefined) && (!isPremium || kycStatus !== undefined)
  const stepsOf = (user: Shape<'User'>): NextStep[] =>
    nextSteps({
      user: { ...user, isPremiumMember: isPremium },
      surveyDone: survey.data?.done,
      kycStatus,
      invitations: invitations.data?.count,
      orders: orders.data && { list: orders.data, now },
    })
  const unread = queries.filter((query) => query.error && !query.data && (query !== kyc || kycStatus === undefined))
  return { me, queries, isKnown, unread, stepsOf }
}
