import type { Shape } from '@/contract/types'
import { isPremium, planOf, planOfVariation, type PlanId } from '@/domain/membership/premium'
import { toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { cartOf } from './cartPrices'
import { db } from '../db'
import { membershipOf } from './membership'
import { topUpAnswer, topUpTo } from './planChange'
import type { UserRow } from '../tables'

const higher: Record<PlanId, PlanId> = {
  free: 'monthly',
  monthly: 'annual',
  annual: 'ultra',
  ultra: 'ultra',
  india: 'indiaQuarterly',
  indiaQuarterly: 'annual',
}

/** The current cost of the plan in the member's cart, or of the next higher one. Throws 409 without a membership. */
export function topUpOf(me: UserRow): Shape<'MembershipTopUp'> {
  const membership = membershipOf(me) ?? reject(409, 'You have no membership to top up')
  const inCart = planOfVariation(cartOf(me.userId).items.find(isPremium)?.variationUid)?.id
  const next = inCart ?? higher[membership.plan]
  const topUp = topUpTo(next, membership, clock.iso(), db.exchangeRates.rates.INR)
  if (!topUp) return reject(503, 'The exchange rate is not known right now')
  const answer = topUpAnswer(next, membership, topUp)
  if (next !== membership.plan) return answer
  // The current plan costs nothing more until it renews.
  const renewal = { nextChargeDate: membership.periodEnd, nextChargeAmount: toSgd(planOf(next).amount) }
  return { ...answer, requiredMembershipTopUp: 0, fullPrice: 0, credit: 0, ...renewal }
}
