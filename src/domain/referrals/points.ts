import type { Cents } from '@/lib/money'

/** What one referral point is worth when it is redeemed: ten points are S$1. */
export const pointWorth: Cents = 10

/** What points are worth in SGD cents; never below 0. */
export function pointsToCents(points: number): Cents {
  return Math.max(0, Math.trunc(points)) * pointWorth
}
