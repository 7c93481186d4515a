import { attempts } from './attempts'
import type { Attempt, ReconcileResult } from './types'

/** Delays and timeouts of a payment, in ms; tests shorten them. */
export const delays = {
  /**
   * How long a request may still charge after it was sent, whatever the response: our timeout is 60 s, and a gateway
   * may continue after we stop waiting.
   */
  horizon: 120_000,
  /** Delays before each read of the server's records; the last one repeats until the horizon. */
  reads: [0, 2000, 4000, 8000, 15_000, 30_000],
  now: () => Date.now(),
}

/** For each time of sending by the device's clock, the time by `performance.now()`, which is never set back. */
const sentHere = new Map<number, number>()

/** The time of sending, in epoch ms. */
export function sentNow(): number {
  const now = delays.now()
  sentHere.set(now, performance.now())
  return now
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * Reads the server's records until they decide, or until the request can no longer be in flight; the last read starts
 * after that. A record missing before then proves nothing.
 */
export async function readUntilSettled<Receipt>(
  attempt: Attempt,
  reconcile: () => Promise<ReconcileResult<Receipt>>,
): Promise<ReconcileResult<Receipt>> {
  const { horizon, reads } = delays
  const sentAt = attempt.lastSentAt ?? attempt.sentAt
  const here = sentHere.get(sentAt)
  const age = here === undefined ? delays.now() - sentAt : performance.now() - here
  // A device clock that is set must not make this endless, nor cut it short.
  const end = performance.now() + Math.min(Math.max(horizon - age, 0), horizon)
  for (let round = 0; ; round += 1) {
    const wait = reads[Math.min(round, reads.length - 1)] ?? 0
    await sleep(Math.min(wait, Math.max(end - performance.now(), 0)))
    const isLast = performance.now() >= end
    const result = await reconcile()
    if (isLast || result.kind === 'paid' || result.kind === 'failed') return result
    if (result.kind === 'pending' && attempts.secretOf(attempt)) return result
  }
}
