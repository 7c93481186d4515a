import { useGetLatestTermsOfUseQuery } from '@/api/community/policies'
import { LegalPage } from './LegalPage'

/** The terms of use in force. */
export default function Terms() {
  return <LegalPage title="Terms of use" file="pages/terms.json" latest={useGetLatestTermsOfUseQuery()} />
}
