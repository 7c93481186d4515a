import { isApiError } from '@/api/client/errors'
import { isNotFound } from '@/api/content'

/** Whether a read failed because there is nothing: 409 is said of a verification that was never begun (R-KYC-02). */
export const isNothingHeld = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.status === 409)
