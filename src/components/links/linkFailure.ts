import { isRefused } from '@/api/client/retryPolicy'
import type { FailureNotice } from '@/lib/calls/submission'
import { certaintyOf } from '@/lib/calls/certainty'

/** Why an emailed link did not work. */
export type LinkFailure = Partial<FailureNotice> & {
  /** The server has refused it for good: another attempt would fail too. */
  isFinal: boolean
  /** It isn't known whether it worked. */
  isUnclear?: boolean
}

/** Returns why a link did not work. @param error the error of its call @param notice the message about it */
export const linkFailure = (error: unknown, notice: FailureNotice | undefined): LinkFailure => ({
  ...notice,
  isFinal: isRefused(error),
  isUnclear: certaintyOf(error) !== 'refused',
})
