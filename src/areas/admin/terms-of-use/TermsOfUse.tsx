import { useCreateTermsOfUseMutation } from '@/api/admin/policies'
import { policiesApi, useListTermsOfUseQuery } from '@/api/community/policies'
import { LegalTextPage } from '@/components/admin/legal/LegalTextPage'
import { useFreshRead } from '@/store/useFreshRead'

/** Versions of the terms of use, and publishing the next one (R-TERMS-01). */
export default function TermsOfUse() {
  const [publish] = useCreateTermsOfUseMutation()
  return (
    <LegalTextPage
      title="Terms of use"
      versions={useListTermsOfUseQuery()}
      publish={publish}
      reread={useFreshRead(policiesApi.endpoints.listTermsOfUse)}
    />
  )
}
