import { useCreatePrivacyPolicyMutation } from '@/api/admin/policies'
import { policiesApi, useListPrivacyPoliciesQuery } from '@/api/community/policies'
import { LegalTextPage } from '@/components/admin/legal/LegalTextPage'
import { useFreshRead } from '@/store/useFreshRead'

/** Versions of the privacy policy, and publishing the next one (R-TERMS-01). */
export default function PrivacyPolicy() {
  const [publish] = useCreatePrivacyPolicyMutation()
  return (
    <LegalTextPage
      title="Privacy policy"
      versions={useListPrivacyPoliciesQuery()}
      publish={publish}
      reread={useFreshRead(policiesApi.endpoints.listPrivacyPolicies)}
    />
  )
}
