import type { Shape } from '@/contract/types'
import { injectCalls } from '../client/api'
import type { Notice } from '../client/callToasts'
import { tags } from '../client/tags'

// R-API-10: the status is 200 either way, and the server says what was done. O-30: both databases answer alike.
const cleared = ({ code, message }: Shape<'ClearTestDbAnswer'>, done: string, failed: string): string | Notice =>
  code === undefined || code === null || code === '200' || code === 200
    ? message || done
    : { kind: 'error', text: failed, ...(message ? { detail: message } : {}) }

/** Resets the test databases. */
export const adminToolsApi = injectCalls('adminTools', ({ write }) => ({
  clearOurTestDb: write('DELETE /admin/clearOurTestDb', {
    // All cached data is stale.
    invalidates: [...tags],
    successToast: (answer) => cleared(answer, 'Test database cleared', 'Test database could not be cleared'),
    errorToast: 'Test database could not be cleared',
  }),
  clearWorkBuddyTestDb: write('DELETE /admin/clearWorkBuddyTestDb', {
    invalidates: ['Partner'],
    successToast: (answer) =>
      cleared(answer, 'WorkBuddy test database cleared', 'WorkBuddy test DB could not be cleared :('),
    errorToast: 'WorkBuddy test DB could not be cleared :(',
  }),
}))

export const { useClearOurTestDbMutation, useClearWorkBuddyTestDbMutation } = adminToolsApi
