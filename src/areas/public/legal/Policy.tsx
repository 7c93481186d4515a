import { useGetLatestPrivacyPolicyQuery } from '@/api/community/policies'
import { LegalPage } from './LegalPage'

export default function Policy() {
  return <LegalPage title="Privacy policy" file="pages/policy.json" latest={useGetLatestPrivacyPolicyQuery()} />
}
