import type { SolutionVariation } from '@/contract/content'

/** "a month", "every 3 months"; empty if no answer says it. A count below one says nothing. */
export const rhythm = (interval: string | undefined, count = 1): string =>
  !interval ? '' : count > 1 ? `every ${count} ${interval}s` : `a ${interval}`

/** The same of a variation; undefined for one-time purchases. */
export const perInterval = ({ interval, intervalCount }: SolutionVariation): string | undefined =>
  interval === 'once' ? undefined : rhythm(interval, intervalCount)
