import { isRefused } from '@/api/client/retryPolicy'
import type { FailureNotice } from '@/lib/calls/act'
import { certaintyOf } from '@/lib/calls/certainty'

/** Why an emailed link did not work. */
export type LinkFailure = Partial<FailureNotice> & {
  /** The server has refused it for good: another attempt gets the same answer. */
  isFinal: boolean
  /** It may have worked all the same. */
  isUnclear?: boolean
}

/** @param error of the link's call @param notice what is said about it */
export const linkFailure = (error: unknown, notice: FailureNotice | undefined): LinkFailure => ({
  ...notice,
  isFinal: isRefused(error),
  isUnclear: certaintyOf(error) !== 'refused',
})
