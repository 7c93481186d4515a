import type { Cents } from '@/lib/money/money'

/** The value of one referral point on redemption: ten points are S$1. */
const pointWorth: Cents = 10

/** The value of points in SGD cents; never below 0. */
export function pointsToCents(points: number): Cents {
  return Math.max(0, Math.trunc(points)) * pointWorth
}
