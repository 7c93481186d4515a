/** How long one waits before the same mail can be sent again, in seconds (T2.2). */
export const resendSeconds = 60

/** How often the seconds that are left are read out, at most (T2.2). */
const announceEvery = 15

/**
 * The seconds that are left of a wait, rounded up.
 * @param until when it ends @param now both in epoch ms
 * @param longest no wait is longer, in seconds: a device clock that was set back must not lock anyone out
 */
export function secondsLeft(until: number, now: number, longest: number): number {
  const left = Math.ceil((until - now) / 1000)
  return left > longest ? 0 : Math.max(0, left)
}

/** What is read out of a countdown: the last full quarter of a minute, so that it speaks every 15 seconds at most. */
export function announcedSeconds(left: number): number {
  return Math.ceil(left / announceEvery) * announceEvery
}
