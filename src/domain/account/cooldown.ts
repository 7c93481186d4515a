/** Waiting time before the same mail can be sent again, in seconds. */
export const resendSeconds = 60

/** Minimum interval between announcements of the remaining seconds to screen readers. */
const announceEvery = 15

/**
 * The remaining seconds of a cooldown, rounded up.
 * @param until end of the cooldown @param now both in epoch ms
 * @param longest upper limit in seconds, so that a device clock that was set back cannot lock anyone out
 */
export function secondsLeft(until: number, now: number, longest: number): number {
  const left = Math.ceil((until - now) / 1000)
  return left > longest ? 0 : Math.max(0, left)
}

/** The countdown value to announce: rounded to 15 seconds, so that it is announced every 15 seconds at most. */
export function announcedSeconds(left: number): number {
  return Math.ceil(left / announceEvery) * announceEvery
}
