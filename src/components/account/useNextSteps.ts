import { isApiError } from '@/api/client/errors'
import { useCountMyInvitationsQuery } from '@/api/connections'
import { useGetKycQuery } from '@/api/kyc'
import { useListMyOrdersQuery } from '@/api/orders'
import { useGetMeQuery, useGetPersonalizationStatusQuery } from '@/api/profile'
import { useServerNow } from '@/components/useServerNow'
import { nextSteps } from '@/domain/account/nextSteps'

/** The signed-in member's onboarding steps; undefined until all that they depend on is known. */
export function useNextSteps() {
  const me = useGetMeQuery()
  const survey = useGetPersonalizationStatusQuery()
  const invitations = useCountMyInvitationsQuery({})
  const orders = useListMyOrdersQuery()
  const now = useServerNow()
  const isPremium = me.data?.isPremiumMember === true
  const kyc = useGetKycQuery(undefined, { skip: !isPremium })
  // Null if no verification was started.
  const unverified = isApiError(kyc.error) && kyc.error.status === 409 ? null : undefined
  const kycStatus = kyc.data ? (kyc.data[0]?.kyc_status ?? null) : unverified
  const isFetching = [me, survey, invitations, kyc, orders].some((query) => query.isFetching)
  if (!me.data || !survey.data || !invitations.data || !orders.data || (isPremium && kycStatus === undefined))
    return { isFetching }
  const facts = {
    surveyDone: survey.data.done,
    kycStatus,
    invitations: invitations.data.count,
    orders: { list: orders.data, now },
  }
  return { isFetching, steps: nextSteps({ user: me.data, ...facts }) }
}
