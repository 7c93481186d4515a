import type { Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { formatSgd, toCents } from '@/lib/money/money'
import { dash, wordOf } from '@/lib/text/wording'

export type DiscountCode = Shape<'DiscountCode'>

/** Whether a code can be used now, and if not, why not. */
export type CodeState = 'ACTIVE' | 'SCHEDULED' | 'USED_UP' | 'EXPIRED' | 'INACTIVE'

/** The state of a code, for administrators, as far as the code says it. @param now ISO or milliseconds */
export function codeState(code: DiscountCode, now: string | number): CodeState | undefined {
  const at = new Date(now).getTime()
  if (code.active === false) return 'INACTIVE'
  const [from, until] = [limitOf(code.validFrom), limitOf(code.validTo)]
  if (typeof until === 'number' && until < at) return 'EXPIRED'
  const { active, maxUses, timesUsed } = code
  const isLimited = typeof maxUses === 'number'
  if (isLimited && timesUsed !== undefined && timesUsed >= maxUses) return 'USED_UP'
  if (active && typeof from === 'number' && from > at) return 'SCHEDULED'
  const isSaid = ![active, from, until, maxUses].includes(undefined) && !(isLimited && timesUsed === undefined)
  return isSaid ? 'ACTIVE' : undefined
}

/** The moment of a limit; null if there is none, undefined if nobody can tell. */
const limitOf = (at: string | null | undefined) => (at === null ? null : momentMs(at))

/** Who can use a code, in a few words; "Everyone" only where the code says that it has no condition. */
export function codeAudience({ membershipTier, premiumMembersOnly, newMembersOnly }: DiscountCode): string {
  const who = [
    wordOf(tierLabels, membershipTier),
    premiumMembersOnly && 'Premium members',
    newMembersOnly && 'First purchase',
  ]
  if (who.some(Boolean)) return who.filter(Boolean).join(', ')
  const isSaid = premiumMembersOnly === false && newMembersOnly === false && membershipTier !== undefined
  return isSaid ? 'Everyone' : ''
}

/** The tiers of R-PRICE-06. */
export const tierLabels = {
  '6-months': 'Members for up to 6 months',
  'over-6-months': 'Members for over 6 months',
} as const

/** What a code takes off: `10%`, `S$20.00`; "–" if it doesn't say, or is of a type this app doesn't know. */
export function codeWorth({ type, percentOff, amountOff }: DiscountCode): string {
  if (type === 'PERCENT' && typeof percentOff === 'number') return `${percentOff}%`
  return type === 'AMOUNT' && typeof amountOff === 'number' ? formatSgd(toCents(amountOff)) : dash
}

/** Describes the effect of a code. */
export function describeCode(code: DiscountCode): string {
  const off = `${codeWorth(code)} off`
  if (code.membershipTier) return `${off} your membership`
  return (code.solutionUids ?? []).length > 0 ? `${off} selected solutions` : `${off} your order`
}
