import { isRefused } from '@/api/client/retryPolicy'
import type { FailureNotice } from '@/lib/calls/submission'
import { certaintyOf } from '@/lib/calls/certainty'

/** Why an emailed link did not work. */
export type LinkFailure = Partial<FailureNotice> & {
  /** The server has refused it for good: another attempt gets the same answer. */
  isFinal: boolean
  /** It may have worked all the same. */
  isUnclear?: boolean
}

/** What the page of a link says of its failed call. @param notice what a toast would say of it */
export const linkFailure = (error: unknown, notice: FailureNotice | undefined): LinkFailure => ({
  ...notice,
  isFinal: isRefused(error),
  isUnclear: certaintyOf(error) !== 'refused',
})
