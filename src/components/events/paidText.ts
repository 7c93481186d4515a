import type { Shape } from '@/contract/types'
import { optionalSgd } from '@/lib/money/money'

/** What was paid for an RSVP, as the start of a sentence: `You paid S$45.00`. */
export function paidText({ amount }: Pick<Shape<'Rsvp'>, 'amount'>): string {
  const paid = optionalSgd(amount)
  return paid === undefined ? 'You paid' : `You paid ${paid}`
}
