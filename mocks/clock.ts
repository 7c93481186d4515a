import { singaporeDay } from '@/lib/singaporeDay'

/** The server's clock: true time, moved by the panel, or stopped by a test. */
let offset = 0
let stopped: number | undefined

const day = 86_400_000

export const clock = {
  now: (): number => stopped ?? Date.now() + offset,
  /** The present as ISO 8601. */
  iso: (): string => new Date(clock.now()).toISOString(),
  /** `days` from now (negative: ago), as ISO 8601; with `hour` on that full hour (UTC) of the day that it is in Singapore. */
  daysFromNow: (days: number, hour?: number): string => {
    const moment = clock.now() + days * day
    if (hour === undefined) return new Date(moment).toISOString()
    const date = new Date(`${singaporeDay(moment)}T00:00:00Z`)
    date.setUTCHours(hour)
    return date.toISOString()
  },
  /** Moves the clock by whole milliseconds. */
  move: (by: number): void => {
    offset = by
  },
  offset: () => offset,
  /** Where the clock stands still, if it does. */
  stoppedAt: () => stopped,
  /** Stops the clock at a moment; without one it runs again. */
  stop: (at?: string): void => {
    stopped = at === undefined ? undefined : Date.parse(at)
  },
}
