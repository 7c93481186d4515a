import { singaporeDay } from '@/lib/dates/singaporeDay'

/** The server's clock: real time, shifted by the panel or frozen by a test. */
let offset = 0
let stopped: number | undefined

const day = 86_400_000

export const clock = {
  now: (): number => stopped ?? Date.now() + offset,
  /** The current time as ISO 8601. */
  iso: (): string => new Date(clock.now()).toISOString(),
  /** `days` from now (negative: ago), as ISO 8601; with `hour`, at that full hour (UTC) of the day in Singapore. */
  daysFromNow: (days: number, hour?: number): string => {
    const moment = clock.now() + days * day
    if (hour === undefined) return new Date(moment).toISOString()
    const date = new Date(`${singaporeDay(moment)}T00:00:00Z`)
    date.setUTCHours(hour)
    return date.toISOString()
  },
  /** Shifts the clock by whole milliseconds. */
  move: (by: number): void => {
    offset = by
  },
  offset: () => offset,
  /** The time at which the clock is frozen, if it is. */
  stoppedAt: () => stopped,
  /** Runs a function with the clock frozen at a given time. */
  runAt: <Result>(moment: number, run: () => Result): Result => {
    const before = stopped
    stopped = moment
    try {
      return run()
    } finally {
      stopped = before
    }
  },
  /** Freezes the clock at a given time; without an argument it runs again. */
  stop: (at?: string): void => {
    stopped = at === undefined ? undefined : Date.parse(at)
  },
}
