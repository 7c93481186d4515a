/** Without a sign of life for this long a reader counts as idle; signs are looked at no more often (R-TRK-03). */
export const idleAfter = 1_000
export const lookEvery = 1_000

/** How long a page was read and how long it only stood there. Times are milliseconds. */
export type ActiveTime = {
  active: number
  idle: number
  /** Up to when time is counted. */
  countedTo: number
  /** The last sign of life: a key, a pointer, a scroll. */
  lastSign: number
}

/** Begins counting; opening a page is a sign of life. @param now milliseconds */
export const startTime = (now: number): ActiveTime => ({ active: 0, idle: 0, countedTo: now, lastSign: now })

/** Counts a sign of life (R-TRK-01). Signs within the throttle are only remembered, so this may run on every movement. */
export function sign(time: ActiveTime, now: number): ActiveTime {
  if (now <= time.lastSign) return time
  if (now - time.countedTo < lookEvery) return { ...time, lastSign: now }
  return { ...countTo(time, now), lastSign: now }
}

/** Counts up to now without a sign of life: at the end of a page, or when it is hidden. */
export function countTo(time: ActiveTime, now: number): ActiveTime {
  if (now <= time.countedTo) return time
  const activeUntil = Math.min(now, time.lastSign + idleAfter)
  const active = Math.max(0, activeUntil - time.countedTo)
  return { ...time, active: time.active + active, idle: time.idle + (now - time.countedTo - active), countedTo: now }
}

/** Goes on after the page was hidden: the time in between is neither active nor idle. */
export const resumeTime = (time: ActiveTime, now: number): ActiveTime => ({ ...time, countedTo: now, lastSign: now })

/** Whether the reader is idle now. */
export const isIdle = (time: ActiveTime, now: number): boolean => now - time.lastSign >= idleAfter

/** What is told: seconds with one decimal. */
export const secondsOf = ({ active, idle }: ActiveTime): { activeSeconds: number; idleSeconds: number } => ({
  activeSeconds: Math.round(active / 100) / 10,
  idleSeconds: Math.round(idle / 100) / 10,
})
