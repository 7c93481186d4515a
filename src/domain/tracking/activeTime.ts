/**
 * Without activity for this long a reader counts as idle; also the throttle interval for activity events (R-TRK-03).
 */
export const idleAfter = 1_000
export const lookEvery = 1_000

/** Active and idle time on a page. All times are in milliseconds. */
export type ActiveTime = {
  active: number
  idle: number
  /** Time is counted up to here. */
  countedTo: number
  /** The last activity: a key press, pointer movement or scroll. */
  lastSign: number
}

/** Starts counting; opening a page counts as activity. @param now milliseconds */
export const startTime = (now: number): ActiveTime => ({ active: 0, idle: 0, countedTo: now, lastSign: now })

/**
 * Records activity (R-TRK-01). Within the throttle interval it only stores the time, so it may run on every movement.
 */
export function sign(time: ActiveTime, now: number): ActiveTime {
  if (now <= time.lastSign) return time
  if (now - time.countedTo < lookEvery) return { ...time, lastSign: now }
  return { ...countTo(time, now), lastSign: now }
}

/** Counts up to now without activity: when a page is left or hidden. */
export function countTo(time: ActiveTime, now: number): ActiveTime {
  if (now <= time.countedTo) return time
  const activeUntil = Math.min(now, time.lastSign + idleAfter)
  const active = Math.max(0, activeUntil - time.countedTo)
  return { ...time, active: time.active + active, idle: time.idle + (now - time.countedTo - active), countedTo: now }
}

/** Resumes after the page was hidden: the time in between is neither active nor idle. */
export const resumeTime = (time: ActiveTime, now: number): ActiveTime => ({ ...time, countedTo: now, lastSign: now })

/** The reported value: seconds with one decimal. */
export const secondsOf = ({ active, idle }: ActiveTime): { activeSeconds: number; idleSeconds: number } => ({
  activeSeconds: Math.round(active / 100) / 10,
  idleSeconds: Math.round(idle / 100) / 10,
})
