import { certaintyOf } from '@/lib/certainty'
import { announceFailure } from '@/lib/failureNotices'
import { attempt, attemptInPlace } from './attempt'

/**
 * Sends a write that must not be sent twice. If its outcome is uncertain, reads the server's state instead of sending it
 * again; if the write has taken effect after all, its failure is not shown.
 * @param readBack whether the write has taken effect
 * @returns whether the outcome was learnt by reading; rejects with the write's own error if it has not taken effect
 */
export async function sendVerified(send: () => unknown, readBack: () => Promise<boolean>): Promise<boolean> {
  const sent = await attemptInPlace(send)
  if (sent.ok) return false
  if (certaintyOf(sent.error) !== 'refused') {
    const read = await attempt(readBack)
    if (read.ok && read.answer) return true
  }
  // The caller shows the failure in place, or it becomes a toast.
  if (sent.notice && typeof sent.error === 'object' && sent.error !== null) announceFailure(sent.error, sent.notice)
  throw sent.error
}
