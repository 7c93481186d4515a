import { useCreatePrivacyPolicyMutation } from '@/api/admin/policies'
import { fetchFresh } from '@/api/client/fetchOnce'
import { policiesApi, useListPrivacyPoliciesQuery } from '@/api/community/policies'
import { LegalTextPage } from '@/components/admin/legal/LegalTextPage'
import { useAppDispatch } from '@/store/hooks'

const { listPrivacyPolicies } = policiesApi.endpoints

/** Versions of the privacy policy, and publishing the next one (R-TERMS-01). */
export default function PrivacyPolicy() {
  const dispatch = useAppDispatch()
  const [publish] = useCreatePrivacyPolicyMutation()
  return (
    <LegalTextPage
      title="Privacy policy"
      versions={useListPrivacyPoliciesQuery()}
      publish={publish}
      reread={() => fetchFresh(dispatch(listPrivacyPolicies.initiate(undefined, { forceRefetch: true })))}
    />
  )
}
