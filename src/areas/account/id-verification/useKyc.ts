import { useEffect, useRef } from 'react'
import { isApiError } from '@/api/client/errors'
import { kycApi, useCreateKycMutation, useGetKycQuery } from '@/api/account/kyc'
import { useAppDispatch } from '@/store/hooks'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { useWrite } from '@/ui/useWrite'

/**
 * The first element of the response (R-KYC-01). If there is no record, creates one and refetches (R-KYC-02); the error
 * is then that of the creation.
 */
export function useKyc() {
  const kyc = useGetKycQuery()
  const [create, creation] = useCreateKycMutation()
  const isNew = isApiError(kyc.error) && kyc.error.status === 409
  const none = !kyc.isFetching && isNew

  // The mutation invalidates the query, which then reads the outcome.
  useOnceWhen(none, () => create())

  const { run } = useWrite()
  const again = () => run(async () => (none ? create() : kyc.refetch()))
  // Eligibility to buy depends on it.
  const dispatch = useAppDispatch()
  const status = kyc.data?.[0]?.kyc_status
  const last = useRef(status)
  useEffect(() => {
    if (last.current !== undefined && status !== undefined && last.current !== status)
      dispatch(kycApi.util.invalidateTags(['Eligibility', 'Me']))
    last.current = status ?? last.current
  }, [dispatch, status])
  const creating = none && !creation.isError
  return {
    reading: {
      data: kyc.data,
      error: creation.isError && none ? creation.error : kyc.error,
      isError: kyc.isError && !creating,
      isFetching: kyc.isFetching || creating,
      refetch: again,
    },
    isNew,
    kyc: kyc.data?.[0],
  }
}
