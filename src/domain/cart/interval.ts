import type { SolutionVariation } from '@/contract/content'

/** "a month", "every 3 months"; undefined for one-time purchases. */
export function perInterval({ interval, intervalCount = 1 }: SolutionVariation): string | undefined {
  if (interval === 'once') return undefined
  return intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`
}
