import { useGetLatestTermsOfUseQuery } from '@/api/community/policies'
import { LegalPage } from './LegalPage'

export default function Terms() {
  return <LegalPage title="Terms of use" file="pages/terms.json" latest={useGetLatestTermsOfUseQuery()} />
}
