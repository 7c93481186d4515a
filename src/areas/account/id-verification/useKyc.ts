import { useEffect, useRef } from 'react'
import { isApiError } from '@/api/client/errors'
import { kycApi, useCreateKycMutation, useGetKycQuery } from '@/api/account/kyc'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

type Kyc = Shape<'Kyc'>

/** The first element of the response (R-KYC-01). If there is no record, creates one and refetches (R-KYC-02). */
export function useKyc(): { reading: QueryResult<Kyc[]>; kyc: Kyc | undefined; refetch: () => void } {
  const kyc = useGetKycQuery()
  const [create, creation] = useCreateKycMutation()
  const none = !kyc.isFetching && isApiError(kyc.error) && kyc.error.status === 409

  // The mutation invalidates the query, which then reads the outcome.
  useOnceWhen(none, () => create())

  const again = () => {
    if (none) void create()
    else void kyc.refetch()
  }
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
    kyc: kyc.data?.[0],
    refetch: again,
  }
}
