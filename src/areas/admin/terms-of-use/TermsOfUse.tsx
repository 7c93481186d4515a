import { useCreateTermsOfUseMutation } from '@/api/admin/policies'
import { fetchFresh } from '@/api/client/fetchOnce'
import { policiesApi, useListTermsOfUseQuery } from '@/api/community/policies'
import { LegalTextPage } from '@/components/admin/legal/LegalTextPage'
import { useAppDispatch } from '@/store/hooks'

const { listTermsOfUse } = policiesApi.endpoints

/** Versions of the terms of use, and publishing the next one (R-TERMS-01). */
export default function TermsOfUse() {
  const dispatch = useAppDispatch()
  const [publish] = useCreateTermsOfUseMutation()
  return (
    <LegalTextPage
      title="Terms of use"
      versions={useListTermsOfUseQuery()}
      publish={publish}
      reread={() => fetchFresh(dispatch(listTermsOfUse.initiate(undefined, { forceRefetch: true })))}
    />
  )
}
