import { isApiError, isNotFound } from '@/api/client/errors'

/** Whether a query failed because no data exists: 409 is the response for a verification never started (R-KYC-02). */
export const isNothingHeld = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.status === 409)
