import type { Cents } from '@/lib/money'

/** The monthly price of a team seat (R-PRICE-03). */
export const seatPrice: Cents = 550
